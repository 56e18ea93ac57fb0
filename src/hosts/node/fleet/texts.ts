/** What a fleet says of its queue and its shards. */
import { amount, texter } from '../../../contract/index.ts';

const failed = amount('shard', 'shards', 'bagian');

/** How a character is written that would end a password too early. */
const ENCODED = {
  en: 'In a user name or password, write "/" as %2F, "#" as %23, "?" as %3F, "@" as %40, "%" as %25 and a blank as %20.',
  id: 'Dalam nama pengguna atau kata sandi, tulis "/" sebagai %2F, "#" sebagai %23, "?" sebagai %3F, "@" sebagai %40, "%" sebagai %25, dan spasi sebagai %20.',
};

export const fleetTexts = {
  'bad-queue': (p: { word: string }) => ({
    en: `"${p.word}" is not the address of a queue; write redis://HOST:PORT or postgres://USER@HOST:PORT/DATABASE. ${ENCODED.en}`,
    id: `"${p.word}" bukan alamat antrean; tulis redis://HOST:PORT atau postgres://USER@HOST:PORT/DATABASE. ${ENCODED.id}`,
  }),
  'queue-packages': (p: { missing: string; install: string }) => ({
    en: `A queue of this kind needs ${p.missing}, which Teka does not bring along; run "npm install ${p.install}".`,
    id: `Antrean jenis ini membutuhkan ${p.missing}, yang tidak disertakan Teka; jalankan "npm install ${p.install}".`,
  }),
  'queue-silent': (p: { queue: string; detail: string }) => ({
    en: `No queue answers at ${p.queue} (${p.detail}); check that the server runs and that the address is right.`,
    id: `Tidak ada antrean yang menjawab di ${p.queue} (${p.detail}); periksa apakah server berjalan dan alamatnya benar.`,
  }),
  'queue-foreign': (p: { queue: string; server: string }) => ({
    en: `What answers at ${p.queue} is not a ${p.server} server; check the host and the port, and whether it takes TLS.`,
    id: `Yang menjawab di ${p.queue} bukan server ${p.server}; periksa host dan porta, dan apakah TLS dipakai.`,
  }),
  'queue-refuses': (p: { detail: string }) => ({
    en: `The queue answers, but does not do what Teka asks of it (${p.detail}).`,
    id: `Antrean menjawab, tetapi tidak melakukan yang diminta Teka (${p.detail}).`,
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
  'shards-wrong': (p: { shards: number; worker: string }) => ({
    en: `Worker ${p.worker} had found wrong results for ${failed({ n: p.shards }).en} before that was known: what this search has printed or saved is not right. Remove its journal and begin anew.`,
    id: `"Worker" ${p.worker} memberi hasil salah untuk ${failed({ n: p.shards }).id} sebelum hal itu diketahui: yang sudah dicetak atau disimpan tidak benar. Hapus jurnalnya dan mulai dari awal.`,
  }),
  'shard-why': (p: { detail: string }) => ({ en: p.detail, id: p.detail }),
} as const;

export const fleetText = texter(fleetTexts);
