/**
 * The report as one file that opens offline: both languages are in it, and a choice at the top shows one of them, without a
 * script. Colours follow the reader's theme.
 */
import { type AnyPuzzle, type Language, languages, type Text } from '../../contract/index.ts';
import { darkPalette, lightPalette, type Palette, themedPaint } from '../../presentation/picture/palette.ts';
import { escaped, renderSvg } from '../../presentation/picture/svg.ts';
import type { Comparison } from './model.ts';
import { type Block, reportOf, type Shown, type Table } from './report.ts';
import { compareText } from './texts.ts';

/** How a language shows it. */
export type Showing = (language: Language) => Omit<Shown, 'width'>;

const NAMES: Readonly<Record<Language, string>> = { en: 'English', id: 'Bahasa Indonesia' };
/** How wide plots are drawn; a narrow screen shrinks them. */
const WIDTH = 760;

/** `first` is the language that is shown at first. */
export function htmlOf(comparison: Comparison, puzzle: AnyPuzzle, showing: Showing, first: Language): string {
  const title = (language: Language) => showing(language).say(titleOf(puzzle));
  const choices = languages.map(
    (language) =>
      `<input type="radio" name="language" id="show-${language}"${language === first ? ' checked' : ''}><label for="show-${language}" lang="${language}">${NAMES[language]}</label>`,
  );
  const articles = languages.map((language) => {
    const shown = { ...showing(language), width: WIDTH };
    const blocks = reportOf(comparison, shown).map((block) => blockHtml(block, shown));
    return `<article lang="${language}"><h1>${escaped(title(language))}</h1>${blocks.join('\n')}</article>`;
  });
  return `<!doctype html>
<html lang="${first}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title(first))}</title>
<style>${STYLE}</style>
</head>
<body>
${choices.join('\n')}
${articles.join('\n')}
</body>
</html>
`;
}

const titleOf = ({ about }: AnyPuzzle): Text => compareText('compare-title', { puzzle: about.name });

function blockHtml(block: Block, { say }: Shown): string {
  switch (block.kind) {
    case 'heading':
      return `<h2>${escaped(block.text)}</h2>`;
    case 'plot':
      return `<figure><figcaption>${escaped(block.caption)}</figcaption>${renderSvg(block.scene, say, themedPaint)}</figure>`;
    case 'table':
      return tableHtml(block);
    default:
      return `<p class="${block.kind}">${escaped(block.text)}</p>`;
  }
}

function tableHtml({ caption, columns, rows }: Table): string {
  const numbers = (i: number) => (columns[i]!.isNumber ? ' class="number"' : '');
  const head = columns.map(({ name }, i) => `<th scope="col"${numbers(i)}>${escaped(name)}</th>`).join('');
  const body = rows.map(({ cells, note, isWrong }) => {
    const line = cells.map((cell, i) => `<td${numbers(i)}>${escaped(cell)}</td>`).join('');
    const below =
      note === undefined ? '' : `<tr><td class="note" colspan="${columns.length}">${escaped(note)}</td></tr>`;
    return `<tr${isWrong ? ' class="wrong"' : ''}>${line}</tr>${below}`;
  });
  return `<div class="scroll"><table><caption>${escaped(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

const colours = (palette: Palette): string =>
  Object.entries(palette)
    .map(([role, colour]) => `--scene-${role}:${colour}`)
    .join(';');

const STYLE = `
:root{${colours(lightPalette)}}
@media (prefers-color-scheme:dark){:root{${colours(darkPalette)}}}
body{margin:0 auto;max-width:60rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif;background:var(--scene-paper);color:var(--scene-ink)}
input[type=radio]{margin-inline-end:.25rem}label{margin-inline-end:1rem}
article{display:none}
${languages.map((language) => `#show-${language}:checked~article[lang=${language}]{display:block}`).join('\n')}
.scroll{overflow-x:auto}
table{border-collapse:collapse;margin-block:1rem;font-variant-numeric:tabular-nums}
caption{text-align:start;font-weight:600;padding-block:.5rem}
th,td{padding:.25rem .75rem .25rem 0;text-align:start;border-block-end:1px solid var(--scene-line);white-space:nowrap}
th{font-weight:500;color:var(--scene-muted)}
.number{text-align:end}
.note{color:var(--scene-muted);white-space:normal}
.wrong td,.warning{color:var(--scene-warning)}
.quiet{color:var(--scene-muted)}
figure{margin:1rem 0}figcaption{font-weight:600;padding-block:.5rem}svg{max-width:100%;height:auto}
@media print{input,label{display:none}}
`;
