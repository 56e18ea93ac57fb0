/** What the API's own description says, for people and programs. */
import { texter } from '../../../contract/index.ts';

export const routeTexts = {
  'api-title': { en: 'Teka API', id: 'API Teka' },
  'api-about': {
    en: 'Solves puzzles, checks answers, explains, hints, generates. Text is the wire format: whatever a file of a puzzle holds is sent as it stands. Errors are problem details (RFC 9457) with a code that is the same in every language; the header Accept-Language chooses the language of sentences (en, id).',
    id: 'Memecahkan teka-teki, memeriksa jawaban, menjelaskan, memberi petunjuk, membuat soal. Teks adalah bentuk pertukarannya: isi berkas teka-teki dikirim apa adanya. Kesalahan berupa "problem details" (RFC 9457) dengan kode yang sama dalam setiap bahasa; header Accept-Language memilih bahasa kalimat (en, id).',
  },
  'do-puzzles': { en: 'The puzzles that there are.', id: 'Daftar teka-teki.' },
  'do-puzzle': {
    en: 'One puzzle: its notation, strategies, options and examples.',
    id: 'Satu teka-teki: notasi, strategi, opsi, dan contohnya.',
  },
  'do-solve': {
    en: 'Solves an instance. Each solution is verified, and "no solution" is said only where it is proven.',
    id: 'Memecahkan soal. Setiap solusi diperiksa, dan "tidak ada solusi" hanya dikatakan bila terbukti.',
  },
  'do-check': { en: 'Judges an answer.', id: 'Memeriksa jawaban.' },
  'do-explain': { en: 'Says what is known before solving.', id: 'Menjelaskan yang diketahui sebelum memecahkan.' },
  'do-hint': {
    en: 'Helps with a position, level by level.',
    id: 'Memberi petunjuk untuk posisi, setingkat demi setingkat.',
  },
  'do-pick': {
    en: 'One of all solutions, by its number or drawn.',
    id: 'Satu dari semua solusi, menurut nomornya atau acak.',
  },
  'do-generate': { en: 'Makes a new puzzle.', id: 'Membuat soal baru.' },
  'do-ask-job': {
    en: 'Starts a solve that may take long. The same request of the same caller is the same job.',
    id: 'Memulai pemecahan yang mungkin lama. Permintaan yang sama dari pemanggil yang sama adalah pekerjaan yang sama.',
  },
  'do-see-job': { en: 'How a job stands, and its result.', id: 'Keadaan pekerjaan, dan hasilnya.' },
  'do-delete-job': { en: 'Stops a job and forgets it.', id: 'Menghentikan pekerjaan dan melupakannya.' },
  'do-hear-job': {
    en: 'The events of a job as they happen (server-sent events): started, solutions, progress, and at last ended, refused or failed. The header Last-Event-ID resumes after an event.',
    id: 'Peristiwa pekerjaan saat terjadi ("server-sent events"): started, solutions, progress, dan akhirnya ended, refused, atau failed. Header Last-Event-ID melanjutkan setelah suatu peristiwa.',
  },
  'is-answer': { en: 'The answer.', id: 'Jawabannya.' },
  'is-job': {
    en: 'The job; its address is in the header Location.',
    id: 'Pekerjaannya; alamatnya ada di header Location.',
  },
  'is-deleted': { en: 'It is gone.', id: 'Sudah dihapus.' },
  'is-events': { en: 'The events.', id: 'Peristiwa-peristiwanya.' },
  'is-over': { en: 'All events of this job have been heard.', id: 'Semua peristiwa pekerjaan ini sudah didengar.' },
  'page-summary': { en: 'Calls', id: 'Panggilan' },
  'page-request': { en: 'Request', id: 'Permintaan' },
  'page-answers': { en: 'Answers', id: 'Jawaban' },
  'page-problems': { en: 'Problems', id: 'Masalah' },
  'page-field': { en: 'field', id: 'isian' },
  'page-type': { en: 'type', id: 'jenis' },
  'page-about': { en: 'about', id: 'keterangan' },
  'page-required': { en: 'required', id: 'wajib' },
  'page-machine': { en: 'The same for programs', id: 'Hal yang sama untuk program' },
} as const;

export const routeText = texter(routeTexts);
