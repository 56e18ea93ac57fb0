/**
 * How an expression is written. We write it as the report does: every inner operation in parentheses, one space around
 * an operator, `((7 - 8) + 5) * 6`. We read what people write: any layout, `×` and `÷`, card letters, usual precedence.
 */
import {
  type Notation,
  type Parsed,
  type Place,
  parsed,
  placeAt,
  refused,
  shown,
  type Text,
} from '../../../contract/index.ts';
import { type Expression, isLeaf, type Operator } from '../model.ts';
import { text } from '../texts.ts';

/** Eight numbers with all their parentheses fit ten times; nothing longer can be an answer. */
const LONGEST = 1000;

// Maps, and not records: a record would also answer to words such as "constructor".
const SIGNS: ReadonlyMap<string, Operator> = new Map([
  ['+', '+'],
  ['-', '-'],
  ['−', '-'],
  ['–', '-'],
  ['*', '*'],
  ['×', '*'],
  ['·', '*'],
  ['x', '*'],
  ['X', '*'],
  ['/', '/'],
  ['÷', '/'],
  [':', '/'],
]);
const CARDS: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['j', 11],
  ['q', 12],
  ['k', 13],
]);
const TOKEN = /\s*([0-9]+|[a-zA-Z]+|\S)/uy;
/** How strongly an operation holds its two sides together. */
export const binding: Readonly<Record<Operator, number>> = { '+': 1, '-': 1, '*': 2, '/': 2 };

export const expressions: Notation<Expression> = {
  parse: (source) => (source.length > LONGEST ? refused(text('answer-too-long', { most: LONGEST })) : read(source)),
  format: (e) => (isLeaf(e) ? String(e.number) : inner(e.left) + spaced(e.operator) + inner(e.right)),
};

const inner = (e: Expression): string =>
  isLeaf(e) ? String(e.number) : `(${inner(e.left)}${spaced(e.operator)}${inner(e.right)})`;

/** Choosing among ready pieces is twice as fast as putting spaces around a sign, which shows in lists of thousands. */
function spaced(operator: Operator): string {
  switch (operator) {
    case '+':
      return ' + ';
    case '-':
      return ' - ';
    case '*':
      return ' * ';
    case '/':
      return ' / ';
  }
}

interface Token {
  readonly text: string;
  readonly place: Place;
}

/** Precedence climbing; a `Text` is the sentence for what stands wrong at the current token. */
function read(source: string): Parsed<Expression> {
  let token = scan(source, 0);
  const next = () => {
    token = scan(source, token.end);
  };

  function operand(): Expression | Text {
    const { text: word } = token;
    if (word === '(') {
      next();
      const within = climb(1);
      if ('code' in within) return within;
      if (token.text !== ')') return token.text === '' ? text('unclosed') : unexpected(token);
      next();
      return within;
    }
    const number = CARDS.get(word.toLowerCase()) ?? wholeNumber(word);
    if (number === undefined) return wantedNumber(token);
    next();
    return { number };
  }

  function climb(least: number): Expression | Text {
    let left = operand();
    for (;;) {
      if ('code' in left) return left;
      const operator = SIGNS.get(token.text);
      if (!operator || binding[operator] < least) return left;
      next();
      const right = climb(binding[operator] + 1);
      if ('code' in right) return right;
      left = { operator, left, right };
    }
  }

  if (token.text === '') return refused(text('no-answer'));
  const result = climb(1);
  if ('code' in result) return refused(result, token.place);
  if (token.text !== '') return refused(unexpected(token), token.place);
  return parsed(result);
}

/** Only what a hand could hold as well: a larger number would be rounded, and then not be the one that was written. */
const wholeNumber = (word: string): number | undefined =>
  /^[0-9]{1,16}$/.test(word) && Number.isSafeInteger(Number(word)) ? Number(word) : undefined;

function scan(source: string, from: number): Token & { readonly end: number } {
  TOKEN.lastIndex = from;
  const match = TOKEN.exec(source);
  if (!match) {
    const end = source.trimEnd().length;
    return { text: '', place: placeAt(source, end, 1), end: source.length };
  }
  const word = match[1]!;
  const start = TOKEN.lastIndex - word.length;
  return { text: word, place: placeAt(source, start, word.length), end: TOKEN.lastIndex };
}

function wantedNumber({ text: word }: Token): Text {
  if (word === '') return text('number-missing');
  if (word === ')' || SIGNS.has(word)) return text('number-before', { word });
  return text('not-in-answer', { word: shown(word) });
}

function unexpected({ text: word }: Token): Text {
  if (word === ')') return text('unopened');
  if (word === '=') return text('no-equals');
  if (word === '(' || /^[0-9ajqk]+$/i.test(word)) return text('operator-missing', { word: shown(word) });
  return text('not-in-answer', { word: shown(word) });
}
