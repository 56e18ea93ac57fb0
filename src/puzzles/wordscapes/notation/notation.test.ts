import { describe, expect, it } from 'vitest';
import { examples } from '../examples.ts';
import { taskOf } from '../testing/reading.ts';
import { fillings, tasks } from './index.ts';

const written = (source: string) => tasks.format(taskOf(source));
/** The code and the place of a refusal. */
const refusal = (source: string, notation: { parse: typeof tasks.parse | typeof fillings.parse } = tasks) => {
  const found = notation.parse(source);
  if (found.ok) return 'read';
  const { text, place } = found.problem;
  return `${text.code} ${place!.line}:${place!.column}+${place!.length}`;
};

describe('the short way of writing', () => {
  it('takes letters alone, lengths, patterns and grids below the letters', () => {
    expect(written('stuomc')).toBe('LETTERS STUOMC');
    expect(written('s t,u o, m c')).toBe('LETTERS STUOMC');
    expect(written('STUOMC; C?S?')).toBe('LETTERS STUOMC\nPATTERNS C?S?');
    expect(written('STUOMC\nc_s# ???')).toBe('LETTERS STUOMC\nPATTERNS C?S? ???');
    expect(written('STUOMC; 3, 4 4')).toBe('LETTERS STUOMC\nLENGTHS 3 4 4');
    expect(written('STUOMC; 3\n4; 4')).toBe('LETTERS STUOMC\nLENGTHS 3 4 4');
    expect(written('STUOMC; ??? / ?.? / ???')).toBe('LETTERS STUOMC\nGRID\n???\n?.?\n???');
    expect(written('STUOMC; ???; ?.?; ???')).toBe('LETTERS STUOMC\nGRID\n???\n?.?\n???');
    expect(written('STUOMC; ??.C?')).toBe('LETTERS STUOMC\nGRID\n??.C?');
  });

  it('takes a wheel that spells a keyword when it stands alone, and else a keyword', () => {
    for (const wheel of ['LIST', 'words', 'GRID', 'ROWS', 'BONUS']) {
      expect(written(`\n ${wheel} \n// a wheel\n`)).toBe(`LETTERS ${wheel.toUpperCase()}`);
      expect(written(`LETTERS ${wheel}`)).toBe(`LETTERS ${wheel.toUpperCase()}`);
    }
    expect(refusal('GRID\n???')).toBe('no-letters 1:1+1');
  });
});

describe('keywords', () => {
  it('may stand in any order but for the list of words, with colons, comments and blank lines', () => {
    const text =
      'LETTERS STUOMC\nLANGUAGE id\nLIST common\nGRID\nC??\n?..\nANSWERS 1D CO, 1A CUT\nBONUS SUM MUST\nWORDS\nCO\nCUT';
    expect(written(text)).toBe(text);
    const other =
      '// a level\n\nlist: COMMON\nbonus = sum,must sum\nanswers: 1d: co\n1a=cut\n \ngrid:\nC??\n?\nlanguage:indonesia\nletters: S T U O M C\nwords: cut\nco, CUT';
    expect(written(other)).toBe(text);
  });

  it('work on one line with semicolons and slashes', () => {
    for (const { text } of examples) {
      const flat = text.replaceAll('\n', '; ');
      expect(tasks.parse(flat)).toEqual(tasks.parse(text));
      const slashed = text.replace(/\n(?=[A-Z?.]*[?.][A-Z?.]*(\n|$))/g, ' / ');
      expect(slashed.includes('/')).toBe(text.includes('GRID'));
      expect(tasks.parse(slashed.replaceAll('\n', ';'))).toEqual(tasks.parse(text));
    }
  });

  it('name languages in both languages', () => {
    for (const name of ['id', 'ID', 'Indonesian', 'indonesia'])
      expect(taskOf(`AB\nLANGUAGE ${name}`).language).toBe('id');
    for (const name of ['en', 'English', 'inggris']) expect(taskOf(`AB\nLANGUAGE ${name}`).language).toBe('en');
  });
});

describe('grids', () => {
  const cells = (source: string) => {
    const { shape } = taskOf(source);
    return shape.kind === 'grid' ? [shape.columns, shape.cells] : [];
  };

  it('may be drawn with any of the usual signs', () => {
    expect(cells('ABC; GRID; a_#; -□·; *▢.')).toEqual([3, 'A??.?.??.']);
    expect(cells('ABC; GRID ? ? . / ? . ?/???')).toEqual([3, '??.?.????']);
  });

  it('may be drawn with blanks, and be indented', () => {
    expect(cells('ABCDE\nGRID\n    ???\n  ? ?\n  ?????')).toEqual([5, '..????.?..?????']);
    expect(cells('ABCDE\n ?\n????\n ?')).toEqual([4, '.?..????.?..']);
    expect(cells('ABCDE\n\t?\n\t??')).toEqual([2, '?.??']);
  });

  it('are filled up on the right', () => {
    expect(cells('ABC\n??\n?\n???')).toEqual([3, '??.?..???']);
  });

  it('with a row that spells a keyword are written on one line', () => {
    const task = taskOf('LETTERS WORDSLIT; GRID WORDS/?..?./?..?.');
    expect(tasks.format(task)).toBe('LETTERS WORDSLIT\nGRID WORDS/?..?./?..?.');
    expect(tasks.parse(tasks.format(task))).toEqual({ ok: true, value: task });
  });
});

describe('a list of one’s own', () => {
  it('leaves out what no wheel can lay, and what is there twice', () => {
    expect(taskOf("ABC\nWORDS\ncab, a ABC\n# x\n // y z9\nabc café o'clock co-op\nABCDEFGHIJKLMNOPQ").own).toEqual([
      'ABC',
      'CAB',
    ]);
  });

  it('goes on to the end, keywords and all', () => {
    expect(taskOf('LETTERS GRIDLS\nWORDS grid\nLIST lid').own).toEqual(['GRID', 'LID', 'LIST']);
  });
});

it('the examples are read with answers in their order', () => {
  const paper = taskOf(examples.find(({ id }) => id === 'paper')!.text);
  expect(paper.answers).toEqual('CUT COST MOST SCOUT MUST COTS OUT SUM CUSTOM'.split(' '));
});

describe('refusals tell what and where', () => {
  const grid = (rows: string) => `LETTERS STUOMC\nGRID\n${rows}`;
  const many = (count: number, of: string) => Array.from({ length: count }, () => of).join(' ');
  it.each([
    ['', 'no-letters 1:1+1'],
    ['// only a comment', 'no-letters 1:1+1'],
    ['LETTERS\nGRID\n??', 'no-letters 1:1+7'],
    ['LANGUAGE id', 'no-letters 1:1+1'],
    ['LETTERS ST4OMC', 'not-a-letter 1:11+1'],
    ['STÜ', 'not-a-letter 1:3+1'],
    ['AB😀', 'not-a-letter 1:3+2'],
    ['A', 'too-few-letters 1:1+1'],
    ['LETTERS  a', 'too-few-letters 1:10+1'],
    ['ABCDEFGHIJKLMNOPQ', 'too-many-letters 1:17+1'],
    ['LETERS STUOMC', 'unknown-keyword 1:1+6'],
    ['STUOMC\nLANGAUGE id', 'unknown-keyword 2:1+8'],
    ['STUOMC\nSIZE: 4', 'unknown-keyword 2:1+4'],
    ['STUOMC\nLANGUAGE fr', 'unknown-language 2:10+2'],
    ['STUOMC\nLANGUAGE constructor', 'unknown-language 2:10+11'],
    ['STUOMC\nLANGUAGE', 'nothing-beside 2:1+8'],
    ['STUOMC\nLANGUAGE id en', 'too-much-beside 2:13+2'],
    ['STUOMC\nLIST rare', 'unknown-list 2:6+4'],
    ['STUOMC\nLIST', 'nothing-beside 2:1+4'],
    ['LIST full\nSTUOMC\nLIST full', 'section-twice 3:1+4'],
    [`${grid('??')}\nLENGTHS 2`, 'two-shapes 4:1+7'],
    ['LETTERS AB\nLENGTHS 2; PATTERNS A?', 'two-shapes 2:12+8'],
    ['LETTERS AB\n ??\nGRID ??', 'stray-line 2:2+2'],
    ['STUOMC\nGRID', 'nothing-beside 2:1+4'],
    ['STUOMC\nROWS /', 'nothing-beside 2:1+4'],
    ['STUOMC\nLENGTHS ,', 'nothing-beside 2:1+7'],
    [grid('??\n?!'), 'not-a-box 4:2+1'],
    [grid('..\n..'), 'no-boxes 3:1+1'],
    ['STUOMC; GRID /', 'no-boxes 1:14+1'],
    [grid('??..\n...?'), 'lone-box 4:4+1'],
    [grid('?M?\n??x'), 'known-not-there 4:3+1'],
    [grid('..?\n.S?S'), 'known-lacking 4:4+1'],
    [grid('S..\n?..\nS..'), 'known-lacking 5:1+1'],
    [grid('.???????'), 'slot-too-long 3:2+7'],
    ['STUOMC; GRID ?/?/?/?/?/?/?', 'slot-too-long 1:14+1'],
    [grid('?'.repeat(31)), 'grid-too-large 3:31+1'],
    [grid(Array.from({ length: 31 }, () => '??').join('\n')), 'grid-too-large 33:1+1'],
    ['STUOMC\nLENGTHS 3 x', 'not-a-length 2:11+1'],
    ['STUOMC; 3 1', 'row-too-short 1:11+1'],
    ['STUOMC; 3 7', 'row-too-long 1:11+1'],
    [`STUOMC; ${many(31, '3')}`, 'too-many-rows 1:69+1'],
    [`STUOMC; ROWS ${many(31, '???')}`, 'too-many-rows 1:134+3'],
    ['STUOMC; ROWS ?.?', 'not-in-a-pattern 1:15+1'],
    ['STUOMC; R?A?', 'known-lacking 1:9+1'],
    ['STUOMC; C?C?', 'known-lacking 1:11+1'],
    ['STUOMC; ?', 'row-too-short 1:9+1'],
    ['STUOMC; ???????', 'row-too-long 1:9+7'],
    ['STUOMC\nBONUS', 'nothing-beside 2:1+5'],
    ['STUOMC\nBONUS MUST M', 'bonus-not-a-word 2:12+1'],
    ['STUOMC\nBONUS M?ST', 'bonus-not-a-word 2:7+4'],
    ['STUOMC\nBONUS MUST MOSS', 'bonus-not-layable 2:12+4'],
    ['STUOMC\nANSWERS 1 CUT', 'answers-without-boxes 2:1+7'],
    [`${grid('??')}\nANSWERS 2A CO`, 'answer-unknown-slot 4:9+2'],
    [`${grid('??.??')}\nANSWERS 1A CO, 1A MU`, 'answer-slot-twice 4:16+2'],
    [`${grid('??.??')}\nANSWERS 1A CO, 2A`, 'answer-without-word 4:16+2'],
    [`${grid('??.??')}\nANSWERS 1A CO`, 'answer-missing 4:1+7'],
    [`${grid('??')}\nANSWERS`, 'answer-missing 4:1+7'],
    [`${grid('??')}\nANSWERS 1A C?`, 'answer-not-a-word 4:12+2'],
    [`${grid('??')}\nANSWERS 1A CUT`, 'answer-length 4:12+3'],
    [`${grid('?S')}\nANSWERS 1A CO`, 'answer-known 4:13+1'],
    [`${grid('??\n?.')}\nANSWERS 1A CO, 1D MO`, 'answer-crossing 5:19+1'],
    [`${grid('??')}\nANSWERS 1A SS`, 'answer-not-layable 4:12+2'],
    [`${grid('??.??')}\nANSWERS 1A CO, 2A co`, 'answer-twice 4:19+2'],
    ['STUOMC\nWORDS', 'own-empty 2:5+1'],
    ['STUOMC\nWORDS\na\n//', 'own-empty 2:5+1'],
    ['STUOMC\nWORDS\nmust\n c0t', 'own-not-a-word 4:2+3'],
    ['STUOMC\nWORDS cut/S', 'own-not-a-word 2:7+5'],
    ['STUOMC\nWORDS cut -', 'own-not-a-word 2:11+1'],
  ])('%#', (source, wanted) => {
    expect(refusal(source)).toBe(wanted);
  });

  it('a list that is too long, and a text that is', () => {
    const name = (i: number) => [...String(i).padStart(5, '0')].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');
    const words = Array.from({ length: 50_001 }, (_, i) => name(i)).join('\n');
    expect(refusal(`STUOMC\nWORDS\n${words}`)).toBe('own-too-many 50003:1+5');
    expect(taskOf(`STUOMC\nWORDS\n${words.slice(0, -6)}`).own).toHaveLength(50_000);
    expect(refusal(`A${' '.repeat(1_500_000)}`)).toBe('text-too-long 1:1500001+1');
  });
});

describe('fillings', () => {
  it('are words in order', () => {
    expect(fillings.parse(' cut, C?_t\n/ SUM;')).toEqual({ ok: true, value: ['CUT', 'C??T', 'SUM'] });
    expect(fillings.format(['CUT', 'C??T'])).toBe('CUT C??T');
  });

  it('are read from a grid that is filled, as a terminal shows it', () => {
    const drawn = 'C O T\n· · O\n· · M';
    expect(fillings.parse(drawn)).toEqual({ ok: true, value: ['COT', 'TOM'] });
    expect(fillings.parse('cot/..?/..m')).toEqual({ ok: true, value: ['COT', 'T?M'] });
    expect(refusal('../.C', fillings)).toBe('no-words 1:1+1');
  });

  it.each([
    ['', 'no-words 1:1+1'],
    [' , ', 'no-words 1:1+1'],
    ['CUT C.T', 'not-in-a-word 1:6+1'],
    ['CUT\nC4T', 'not-in-a-word 2:2+1'],
    ['A'.repeat(20_001), 'filling-too-long 1:20001+1'],
  ])('refused %#', (source, wanted) => {
    expect(refusal(source, fillings)).toBe(wanted);
  });
});
