/**
 * Tells code from comments and strings in TypeScript, as far as finding imports needs it. Strings are taken out of the
 * code and leave a numbered placeholder, so that what looks like an import inside one is never taken for one.
 */
export interface Scanned {
  /** The code without comments; a string is `"n"`, where `n` is its index in `strings`. */
  readonly code: string;
  readonly strings: readonly string[];
}

const comment = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y;
const quoted = /'((?:[^'\\\n]|\\[\s\S])*)'|"((?:[^"\\\n]|\\[\s\S])*)"/y;
const pattern = /\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
/** After these a slash begins a pattern; after anything else it divides. */
const beforePattern = /(?:^|[(,=:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case))\s*$/;

export function scan(source: string): Scanned {
  const strings: string[] = [];
  let code = '';
  let at = 0;
  /** For each open template, how many braces are open inside its current expression. */
  const templates: number[] = [];

  const take = (expression: RegExp) => {
    expression.lastIndex = at;
    const found = expression.exec(source);
    if (found) at = expression.lastIndex;
    return found;
  };
  const keep = (text: string) => {
    code += `"${strings.push(text) - 1}"`;
  };
  const template = () => {
    const found = take(/(?:[^\\`$]|\\[\s\S]|\$(?!\{))*/y)!;
    keep(found[0]);
    if (source.startsWith('${', at)) {
      templates.push(0);
      at += 2;
    } else {
      at++;
    }
  };

  while (at < source.length) {
    if (take(comment)) continue;
    const text = take(quoted);
    if (text) {
      keep(text[1] ?? text[2]!);
      continue;
    }
    if (source[at] === '/' && beforePattern.test(code.slice(-40)) && take(pattern)) continue;
    const character = source[at++]!;
    if (character === '`') {
      template();
      continue;
    }
    const depth = templates.length - 1;
    if (depth >= 0 && character === '{') templates[depth]!++;
    if (depth >= 0 && character === '}') {
      if (templates[depth]! === 0) {
        templates.pop();
        template();
        continue;
      }
      templates[depth]!--;
    }
    code += character;
  }
  return { code, strings };
}
