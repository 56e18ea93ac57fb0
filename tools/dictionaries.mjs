/**
 * `node tools/dictionaries.mjs`: makes the dictionaries of src/puzzles/wordscapes/lexicon/data anew from packages of
 * Debian and npm that are pinned (tools/lib/dictionaries/sources.mjs), and says what is in them. It needs the network, and
 * apt-get and dpkg-deb. `--check` writes nothing and fails where what is there is not what would be made; `--removed`
 * prints the words that were left out of the answers, for a person to judge.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { grade } from './lib/dictionaries/grade.mjs';
import { english, indonesian } from './lib/dictionaries/languages.mjs';
import { fetchSource, sources } from './lib/dictionaries/sources.mjs';
import { readFlags } from './lib/flags.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at, fail } from './lib/process.mjs';

const LEXICON = 'src/puzzles/wordscapes/lexicon';
const LANGUAGES = {
  en: { read: english, licences: ['SCOWL.txt', 'subtitles.txt'] },
  id: { read: indonesian, licences: ['hunspell-id.txt', 'LGPL-3.txt', 'GPL-3.txt', 'frequency.txt', 'subtitles.txt'] },
};

const { values: flags } = readFlags({
  check: { type: 'boolean', default: false },
  removed: { type: 'boolean', default: false },
});

await ensureInstalled();
const { runnerImport } = await import('vite');
const load = async (file) => (await runnerImport(at(file))).module;
const { pack } = await load('src/algorithms/word-graph/packed.ts');
const { writeGrades, writeWords } = await load('src/algorithms/word-graph/front-coding.ts');
const grades = await load(`${LEXICON}/grades.ts`);

const temporary = mkdtempSync(join(tmpdir(), 'dictionaries-'));
try {
  const places = new Map();
  const fetched = (id) => places.get(id) ?? places.set(id, fetchSource(id, temporary)).get(id);
  for (const language of Object.keys(LANGUAGES)) make(language, fetched);
} finally {
  rmSync(temporary, { recursive: true });
}
const named = Object.values(sources).map(({ name, version }) => `${name} ${version}`);
console.log(`From ${named.join(', ')}.`);

function make(language, fetched) {
  const source = LANGUAGES[language].read(fetched);
  const graded = grade(source, grades);
  const words = [...graded.keys()].sort();
  const packed = pack(words.map((word) => word.toUpperCase()));
  const perWord = Uint8Array.from(words, (word) => graded.get(word));
  const folder = at(LEXICON, 'data', language);
  const files = {
    'words.ts': module(language, 'words', writeWords(packed)),
    'ranks.ts': module(language, 'ranks', writeGrades(packed, perWord)),
  };
  files['licences.ts'] = licences(folder, LANGUAGES[language].licences);
  files['README.md'] = withHashes(readFileSync(join(folder, 'README.md'), 'utf8'), files);
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) put(join(folder, name), content);
  const common = words.filter((word) => grades.isCommonGrade(graded.get(word)));
  const wire = gzipSync(files['words.ts'], { level: 9 }).length + gzipSync(files['ranks.ts'], { level: 9 }).length;
  console.log(`${language}: ${words.length} words, ${common.length} of them common; ${wire} bytes as gzip.`);
  if (flags.removed) console.log(removed(source, common).join(' '));
}

/** Its type is told, so that declarations do not repeat the text. The comment stays at the head of what is built from it. */
function module(language, name, text) {
  return `/*! Made by tools/dictionaries.mjs. Not under the MIT licence of the code: see ${LEXICON}/data/${language}/README.md */
export const ${name}: string =
  '${text}';
`;
}

function licences(folder, names) {
  const texts = names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  const entries = texts.map(([name, text]) => `  ${JSON.stringify(name)}: ${JSON.stringify(text)},\n`);
  return `/*! Made by tools/dictionaries.mjs from the files of the same names in this folder of the sources. */
export const licences: Readonly<Record<${names.map((name) => `'${name}'`).join(' | ')}, string>> = {
${entries.join('')}};
`;
}

/** The README names the hash of each module. */
function withHashes(readme, files) {
  const hash = (name) => createHash('sha256').update(files[name]).digest('hex');
  return readme.replace(/^(\w+\.ts): ?[0-9a-f]*$/gm, (_, name) => `${name}: ${hash(name)}`);
}

function put(file, content) {
  if (!flags.check) writeFileSync(file, content);
  else if (readFileSync(file, 'utf8') !== content)
    fail(
      `${relative(at(), file)} is not what the pinned packages give; run node tools/dictionaries.mjs to make it anew.`,
    );
}

/** Words that would be common if they were fit: the other words of each tier that has common ones. */
function removed({ tiers }, common) {
  const kept = new Set(common);
  const commonTiers = new Set(common.map((word) => tiers.get(word)));
  return [...tiers.keys()].filter((word) => commonTiers.has(tiers.get(word)) && !kept.has(word)).sort();
}
