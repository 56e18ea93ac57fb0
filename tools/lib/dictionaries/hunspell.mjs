/**
 * Writes out every word form that a hunspell dictionary describes: a list of stems, each with flags that name prefixes
 * and suffixes (hunspell(5), with two-character flags). A suffix may bring flags of its own, so a form is a stem, up to two
 * suffixes and up to one prefix.
 *
 * One rule is left out on purpose: CIRCUMFIX, by which some suffixes go only together with a prefix. In Indonesian the
 * bare suffixed form is a word as well (`terapkan`, the imperative beside `menerapkan`).
 */

/** All forms that `fits` lets through, as a set. */
export function expand(affixes, dictionary, fits) {
  const { prefixes, suffixes, needsAffix } = readAffixes(affixes);
  const found = new Set();
  const keep = (form) => void (fits(form) && found.add(form));
  for (const line of dictionary.split(/\r?\n/).slice(1)) {
    const [stem, written = ''] = line.split('/');
    const flags = pairs(written);
    const forms = suffixed(stem, flags, suffixes);
    if (!flags.includes(needsAffix)) keep(stem);
    for (const form of forms) keep(form.text);
    for (const form of [{ text: stem, flags }, ...forms])
      for (const rule of form.flags.flatMap((flag) => prefixes.get(flag) ?? []))
        if (rule.condition.test(form.text)) keep(rule.add + form.text.slice(rule.strip.length));
  }
  return found;
}

/** A stem with one suffix, and with a second one that the first allows. */
function suffixed(text, flags, suffixes, depth = 2) {
  if (depth === 0) return [];
  const rules = flags.flatMap((flag) => suffixes.get(flag) ?? []).filter((rule) => rule.condition.test(text));
  return rules.flatMap((rule) => {
    const form = text.slice(0, text.length - rule.strip.length) + rule.add;
    const further = suffixed(form, rule.flags, suffixes, depth - 1);
    const all = [{ text: form, flags: rule.flags }, ...further];
    // A prefix may be asked for by the stem or by any of its suffixes.
    return all.map((one) => ({ text: one.text, flags: [...flags, ...one.flags] }));
  });
}

function readAffixes(text) {
  const prefixes = new Map();
  const suffixes = new Map();
  let needsAffix;
  for (const line of text.split(/\r?\n/)) {
    const [kind, flag, strip, add, condition = '.'] = line.replace(/#.*/, '').trim().split(/\s+/);
    if (kind === 'NEEDAFFIX') needsAffix = flag;
    // The first line of a group says how many follow; `Y` and `N` are no letters to strip here.
    if ((kind !== 'PFX' && kind !== 'SFX') || strip === 'Y' || strip === 'N') continue;
    const [letters, flags = ''] = add.split('/');
    const cut = strip === '0' ? '' : strip;
    const rules = kind === 'PFX' ? prefixes : suffixes;
    const pattern = kind === 'PFX' ? `^(?=${cut})${condition}` : `${condition}(?<=${cut})$`;
    const rule = {
      strip: cut,
      add: letters === '0' ? '' : letters,
      flags: pairs(flags),
      condition: new RegExp(pattern),
    };
    rules.set(flag, [...(rules.get(flag) ?? []), rule]);
  }
  return { prefixes, suffixes, needsAffix };
}

const pairs = (flags) => flags.match(/../g) ?? [];
