import { describe, expect, it } from 'vitest';
import { isOwnOrigin, Tokens } from './callers.ts';
import { byWeight, languageOf } from './problem.ts';
import { wantedType } from './routes/operations.ts';

describe('what headers say', () => {
  it.each([
    [undefined, 'en'],
    ['id', 'id'],
    ['id-ID,id;q=0.9,en;q=0.8', 'id'],
    ['fr, en;q=0.5, id;q=0.6', 'id'],
    ['fr', 'en'],
    ['*', 'en'],
    ['id;q=0', 'en'],
    ['ID', 'id'],
    [';;;q=,', 'en'],
  ])('the language of %j is %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });

  it.each([
    [undefined, 'application/json'],
    ['', 'application/json'],
    ['*/*', 'application/json'],
    ['image/*', 'image/svg+xml'],
    ['image/png, application/json;q=0.5', 'image/png'],
    ['image/avif, image/webp, */*;q=0.1', 'application/json'],
    ['text/html', undefined],
    ['application/json;q=0', undefined],
  ])('the form of %j is %s', (header, type) => {
    expect(wantedType(header, true)).toBe(type);
  });

  it('a form that there is not for a call is not chosen', () => {
    expect(wantedType('image/png', false)).toBeUndefined();
  });

  it('a long list does not take long', () => {
    expect(byWeight('a,'.repeat(1e6)).length).toBeLessThan(1000);
  });

  it.each([
    [undefined, true],
    ['http://127.0.0.1:4173', true],
    ['http://evil.example', false],
    ['http://127.0.0.1:4174', false],
    ['null', false],
    ['', false],
  ])('a request from %j is our own: %s', (origin, isOwn) => {
    expect(isOwnOrigin(origin, '127.0.0.1:4173')).toBe(isOwn);
  });

  it('tokens are told apart, and nothing else passes for one', () => {
    const tokens = new Tokens(['first-token-0123456789', 'other-token-0123456789']);
    const caller = tokens.callerOf('Bearer first-token-0123456789');
    expect(caller).toMatch(/^token:/);
    expect(caller).not.toContain('first');
    expect(tokens.callerOf('bearer  other-token-0123456789')).not.toBe(caller);
    for (const wrong of [
      undefined,
      '',
      'Bearer',
      'Bearer x',
      'Basic first-token-0123456789',
      'Bearer first-token-0123456789 x',
    ]) {
      expect(tokens.callerOf(wrong)).toBeUndefined();
    }
  });
});
