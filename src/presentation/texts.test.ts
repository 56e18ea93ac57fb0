import { describe, expect, it } from 'vitest';
import { languages, speaker } from '../contract/index.ts';
import { sheetTexts } from './picture/sheet-texts.ts';
import { commonTexts } from './texts.ts';

/** Answers any parameter with its own name, so that each must show up in the sentence. */
const anything = new Proxy({}, { get: (_, name) => `<${String(name)}>` });

describe("the engine's sentences", () => {
  it.each(Object.entries({ ...commonTexts, ...sheetTexts }))(
    '%s is worded in every language with the same parameters',
    (_, entry) => {
      const worded = typeof entry === 'function' ? entry(anything as never) : entry;
      const used = languages.map((language) => worded[language].match(/<\w+>/g)?.sort() ?? []);
      for (const language of languages) expect(worded[language]).toMatch(/\S/);
      for (const params of used) expect(params).toEqual(used[0]);
    },
  );

  it('shows a text inside another in the same language, and an unknown code as itself', () => {
    const say = speaker('id', commonTexts);
    expect(say({ code: 'unknown-option', params: { word: 'x', known: { code: 'none' } } })).toContain('tidak ada');
    expect(say({ code: 'never-heard-of' })).toBe('never-heard-of');
  });
});
