/** What a fleet says of its queue and its shards. */
import { amount, texter } from '../../../contract/index.ts';

const failed = amount('shard', 'shards', 'bagian');

export const fleetTexts = {
  'bad-queue': (p: { word: string }) => ({
    en: `"${p.word}" is not the address of a queue; write redis://HOST:PORT or postgres://USER@HOST:PORT/DATABASE.`,
    id: `"${p.word}" bukan alamat antrean; tulis redis://HOST:PORT atau postgres://USER@HOST:PORT/DATABASE.`,
  }),
  'queue-packages': (p: { missing: string; install: string }) => ({
    en: `A queue of this kind needs ${p.missing}, which Teka does not bring along; run "npm install ${p.install}".`,
    id: `Antrean jenis ini membutuhkan ${p.missing}, yang tidak disertakan Teka; jalankan "npm install ${p.install}".`,
  }),
  'queue-silent': (p: { queue: string; detail: string }) => ({
    en: `No queue answers at ${p.queue} (${p.detail}); check that the server runs and that the address is right.`,
    id: `Tidak ada antrean yang menjawab di ${p.queue} (${p.detail}); periksa apakah server berjalan dan alamatnya benar.`,
  }),
  'shard-malformed': {
    en: 'It is not a request of Teka.',
    id: 'Isinya bukan permintaan Teka.',
  },
  'shard-version': (p: { theirs: string; ours: string }) => ({
    en: `It is of Teka ${p.theirs}, and the worker is Teka ${p.ours}.`,
    id: `Isinya milik Teka ${p.theirs}, sedangkan "worker"-nya Teka ${p.ours}.`,
  }),
  'shard-time': (p: { seconds: number }) => ({
    en: `It took longer than the ${p.seconds} seconds that the worker allows; start workers with a larger --max-time.`,
    id: `Waktunya melebihi ${p.seconds} detik yang diizinkan "worker"; jalankan "worker" dengan --max-time yang lebih besar.`,
  }),
  'shard-memory': (p: { megabytes: number }) => ({
    en: `The worker had used the ${p.megabytes} MB that it may use; start workers with a larger --max-memory, or fewer --threads.`,
    id: `"Worker" sudah memakai ${p.megabytes} MB, batas memorinya; jalankan "worker" dengan --max-memory yang lebih besar atau --threads yang lebih sedikit.`,
  }),
  'shard-room': {
    en: 'The search of it ran out of memory.',
    id: 'Pencariannya kehabisan memori.',
  },
  'shard-large': (p: { megabytes: number }) => ({
    en: `Its solutions take more than ${p.megabytes} MB when packed, too much for a queue; use "teka solve --shard" for this list.`,
    id: `Solusinya memerlukan lebih dari ${p.megabytes} MB setelah dipadatkan, terlalu besar untuk antrean; gunakan "teka solve --shard" untuk daftar ini.`,
  }),
  'shard-result': {
    en: 'What its worker sent back is not a result of Teka.',
    id: 'Yang dikirim kembali oleh "worker"-nya bukan hasil Teka.',
  },
  'shard-killed': {
    en: 'Three workers in a row stopped while they searched it.',
    id: 'Tiga "worker" berturut-turut berhenti ketika mengerjakannya.',
  },
  'shard-failed': (p: { shard: string; why: string }) => ({
    en: `Shard ${p.shard} failed. ${p.why}`,
    id: `Bagian ${p.shard} gagal. ${p.why}`,
  }),
  'shards-failed': (p: { shards: number }) => ({
    en: `The search is not complete: ${failed({ n: p.shards }).en} failed, as told above.`,
    id: `Pencarian belum lengkap: ${failed({ n: p.shards }).id} gagal, seperti disebutkan di atas.`,
  }),
  'shard-why': (p: { detail: string }) => ({ en: p.detail, id: p.detail }),
} as const;

export const fleetText = texter(fleetTexts);
