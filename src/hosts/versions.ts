/**
 * Names in a store carry the version of what they hold, as in `some-tables-v2-large`. A new version takes the place of the
 * lower ones of its family, so that data no longer read does not stay on a person's disk. Higher ones stay: they
 * belong to a newer Teka on the same machine, which would have to build them again.
 */

const VERSIONED = /^(.+)-v([0-9]+)(-.*)?$/;

/** A name that is also a safe file name everywhere. */
export const isSafeName = (name: string): boolean => /^[a-z0-9][a-z0-9-]{0,99}$/.test(name);

/** Those of the names that are of the same family as this one, in a lower version. */
export function outdatedBy(name: string, names: readonly string[]): readonly string[] {
  const [, family, version] = VERSIONED.exec(name) ?? [];
  return names.filter((other) => {
    const [, theirs, otherVersion] = VERSIONED.exec(other) ?? [];
    return family !== undefined && theirs === family && Number(otherVersion) < Number(version);
  });
}
