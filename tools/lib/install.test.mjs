import { describe, expect, it } from 'vitest';
import { installed } from './install.mjs';

const manifest = { dependencies: { a: '1.0.0' }, devDependencies: { b: '2.0.0' } };
const packages = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', dev: true },
  'node_modules/for-another-system': { version: '1.0.0', optional: true },
};
const lock = { packages: { '': manifest, ...packages } };
const found = {
  packages: { 'node_modules/a': packages['node_modules/a'], 'node_modules/b': packages['node_modules/b'] },
};

describe('whether everything is installed', () => {
  it('is so when npm left the very packages of the lockfile', () => {
    expect(installed(manifest, lock, found)).toBe(true);
    expect(installed(manifest, lock, { packages })).toBe(true);
  });

  it('is not so after nothing, an interrupted install, or one without development packages', () => {
    expect(installed(manifest, lock, undefined)).toBe(false);
    expect(installed(manifest, lock, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(false);
  });

  it('is not so when a version changed, also of a package for this system only', () => {
    for (const name of Object.keys(packages)) {
      const other = { ...packages, [name]: { version: '9.0.0' } };
      expect(installed(manifest, lock, { packages: other })).toBe(false);
    }
  });

  it('is not so when the manifest and the lockfile disagree', () => {
    expect(installed({ dependencies: { a: '1.0.0', c: '1.0.0' } }, lock, found)).toBe(false);
  });
});
