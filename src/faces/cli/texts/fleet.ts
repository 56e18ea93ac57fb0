/** What the commands of a fleet say. */
import { amount, numberFormat } from '../../../contract/index.ts';

const en = numberFormat('en');
const id = numberFormat('id');
const shards = amount('shard', 'shards', 'bagian');
const solutions = amount('solution', 'solutions', 'solusi');
const workers = amount('worker', 'workers', '"worker"');
const threads = amount('thread', 'threads', '"thread"');

export const fleetCommandTexts = {
  'do-fleet': {
    en: 'share a long search among many machines, through Redis or PostgreSQL',
    id: 'membagi pencarian panjang ke banyak mesin, lewat Redis atau PostgreSQL',
  },
  'do-fleet-start': {
    en: 'put the parts of a search in a queue, and gather what workers find',
    id: 'memasukkan bagian-bagian pencarian ke antrean, lalu mengumpulkan temuan "worker"',
  },
  'do-fleet-worker': {
    en: 'search parts from the queue until it is stopped',
    id: 'mengerjakan bagian dari antrean sampai dihentikan',
  },
  'do-fleet-status': {
    en: 'show the workers and searches of a queue',
    id: 'menampilkan "worker" dan pencarian dalam antrean',
  },
  'do-fleet-result': { en: 'print what a search found', id: 'mencetak hasil sebuah pencarian' },
  'do-fleet-cancel': { en: 'stop a search on all machines', id: 'menghentikan pencarian di semua mesin' },
  'arg-search': {
    en: 'the id of a search, or its beginning; not needed where there is only one',
    id: 'id pencarian, atau awalnya; tidak perlu jika hanya ada satu',
  },
  'opt-queue': {
    en: 'the queue: redis://HOST:PORT or postgres://USER@HOST:PORT/DATABASE; otherwise TEKA_QUEUE in the environment',
    id: 'antrean: redis://HOST:PORT atau postgres://USER@HOST:PORT/DATABASE; jika tidak ada, TEKA_QUEUE di lingkungan',
  },
  'opt-worker-threads': {
    en: 'how many parts at once; one for each core if not given',
    id: 'berapa bagian sekaligus; satu untuk setiap inti prosesor bila tidak disebut',
  },
  'opt-worker-time': {
    en: 'how long one part may take; 3600 if not given',
    id: 'lama paling banyak untuk satu bagian; 3600 bila tidak disebut',
  },
  'opt-worker-memory': {
    en: 'how much memory the worker may use; three quarters of the machine if not given',
    id: 'memori paling banyak untuk "worker"; tiga perempat memori mesin bila tidak disebut',
  },
  'no-queue': {
    en: 'Name a queue with --queue redis://… or postgres://…, or in the environment as TEKA_QUEUE.',
    id: 'Sebutkan antrean dengan --queue redis://… atau postgres://…, atau di lingkungan sebagai TEKA_QUEUE.',
  },
  'fleet-journal': {
    en: 'A search of a fleet is kept in a journal; name a file with --journal.',
    id: 'Pencarian armada dicatat dalam jurnal; sebutkan berkasnya dengan --journal.',
  },
  'fleet-taken': (p: { coordinator: string }) => ({
    en: `Another coordinator runs this search (${p.coordinator}); cancel it first, or let it finish.`,
    id: `Koordinator lain sedang menjalankan pencarian ini (${p.coordinator}); batalkan dahulu, atau tunggu sampai selesai.`,
  }),
  'fleet-started': (p: { id: string }) => ({
    en: `Search ${p.id} is in the queue. Start "teka fleet worker" on as many machines as you like; Ctrl-C pauses.`,
    id: `Pencarian ${p.id} ada di antrean. Jalankan "teka fleet worker" di mesin mana saja; Ctrl-C menjeda.`,
  }),
  'queue-lost': {
    en: 'The queue does not answer; waiting for it.',
    id: 'Antrean tidak menjawab; menunggu.',
  },
  'queue-back': { en: 'The queue answers again.', id: 'Antrean menjawab kembali.' },
  'fleet-put-again': (p: { shards: number }) => ({
    en: `The queue had lost ${shards({ n: p.shards }).en}; put in again.`,
    id: `Antrean kehilangan ${shards({ n: p.shards }).id}; dimasukkan kembali.`,
  }),
  'fleet-wrong-result': (p: { shard: string; worker: string }) => ({
    en: `Worker ${p.worker} was wrong on shard ${p.shard}, which was searched here as well. All its other shards are searched again; do not trust that worker.`,
    id: `"Worker" ${p.worker} salah pada bagian ${p.shard}, yang dikerjakan juga di sini. Semua bagian lainnya dikerjakan ulang; jangan percayai "worker" itu.`,
  }),
  'fleet-wrong-solution': (p: { shard: string; worker: string }) => ({
    en: `Worker ${p.worker} sent a wrong solution of shard ${p.shard}. All its shards are searched again; do not trust that worker.`,
    id: `"Worker" ${p.worker} mengirim solusi yang salah untuk bagian ${p.shard}. Semua bagiannya dikerjakan ulang; jangan percayai "worker" itu.`,
  }),
  'fleet-differing': (p: { shard: string; workers: string; wrong: string }) => ({
    en: `Two workers disagree on shard ${p.shard} (${p.workers}). Searched here as well: wrong is ${p.wrong}. Do not trust that worker.`,
    id: `Dua "worker" berbeda hasil pada bagian ${p.shard} (${p.workers}). Setelah dikerjakan di sini: yang salah ${p.wrong}. Jangan percayai "worker" itu.`,
  }),
  'fleet-version': (p: { other: string; version: string }) => ({
    en: `The searches in this queue are of Teka ${p.other}, and this is Teka ${p.version}; install the same version.`,
    id: `Pencarian di antrean ini milik Teka ${p.other}, sedangkan ini Teka ${p.version}; pasang versi yang sama.`,
  }),
  'fleet-worker': (p: { name: string; queue: string; threads: number }) => ({
    en: `Worker ${p.name} takes shards from ${p.queue} in ${threads({ n: p.threads }).en}. Ctrl-C puts back what it is searching.`,
    id: `"Worker" ${p.name} mengambil bagian dari ${p.queue} dengan ${threads({ n: p.threads }).id}. Ctrl-C mengembalikan yang sedang dikerjakan.`,
  }),
  'fleet-working': (p: { searched: number; running: number }) => ({
    en: `${shards({ n: p.searched }).en} searched, ${en.format(p.running)} under way`,
    id: `${shards({ n: p.searched }).id} selesai, ${id.format(p.running)} sedang dikerjakan`,
  }),
  'fleet-worked': (p: { searched: number }) => ({
    en: `${shards({ n: p.searched }).en} searched.`,
    id: `${shards({ n: p.searched }).id} selesai dikerjakan.`,
  }),
  'fleet-queue': (p: { queue: string; workers: number; waiting: number; active: number }) => ({
    en: `${p.queue}: ${workers({ n: p.workers }).en}, ${shards({ n: p.waiting }).en} waiting, ${en.format(p.active)} being searched.`,
    id: `${p.queue}: ${workers({ n: p.workers }).id}, ${shards({ n: p.waiting }).id} menunggu, ${id.format(p.active)} sedang dikerjakan.`,
  }),
  'fleet-search': (p: {
    id: string;
    puzzle: string;
    goal: string;
    how: string;
    finished: number;
    shards: number;
    count: number;
    seconds: string;
  }) => ({
    en: `${p.id}  ${p.how}  ${p.puzzle}, ${p.goal}: ${en.format(p.finished)} of ${shards({ n: p.shards }).en}, ${solutions({ n: p.count }).en}, seen ${p.seconds} s ago`,
    id: `${p.id}  ${p.how}  ${p.puzzle}, ${p.goal}: ${id.format(p.finished)} dari ${shards({ n: p.shards }).id}, ${solutions({ n: p.count }).id}, terlihat ${p.seconds} detik lalu`,
  }),
  'fleet-running': { en: 'running', id: 'berjalan' },
  'fleet-finished': { en: 'finished', id: 'selesai' },
  'fleet-stopped': { en: 'stopped', id: 'terhenti' },
  'fleet-cancelled': { en: 'cancelled', id: 'dibatalkan' },
  'fleet-no-searches': { en: 'This queue has no searches.', id: 'Tidak ada pencarian di antrean ini.' },
  'fleet-which': (p: { known: string }) => ({
    en: `This queue has several searches; name one of ${p.known}.`,
    id: `Antrean ini berisi beberapa pencarian; sebutkan salah satu dari ${p.known}.`,
  }),
  'fleet-unknown': (p: { word: string; known: string }) => ({
    en: `This queue has no search "${p.word}"; its searches are ${p.known}.`,
    id: `Tidak ada pencarian "${p.word}" di antrean ini; yang ada: ${p.known}.`,
  }),
  'fleet-not-finished': (p: { how: string; finished: number; shards: number }) => ({
    en: `This search is not finished (${p.how}): ${en.format(p.finished)} of ${shards({ n: p.shards }).en} are done.`,
    id: `Pencarian ini belum selesai (${p.how}): ${id.format(p.finished)} dari ${shards({ n: p.shards }).id} sudah dikerjakan.`,
  }),
  'fleet-is-finished': (p: { id: string }) => ({
    en: `Search ${p.id} is finished; nothing is left to cancel.`,
    id: `Pencarian ${p.id} sudah selesai; tidak ada yang perlu dibatalkan.`,
  }),
  'fleet-is-cancelled': (p: { id: string }) => ({
    en: `Search ${p.id} is cancelled. What was found stays in its journal.`,
    id: `Pencarian ${p.id} dibatalkan. Yang sudah ditemukan tetap ada di jurnalnya.`,
  }),
  'fleet-solutions': (p: { coordinator: string }) => ({
    en: `The solutions are with the coordinator (${p.coordinator}).`,
    id: `Solusinya ada pada koordinator (${p.coordinator}).`,
  }),
} as const;
