/** What the server says by itself. */
import { texter } from '../../contract/index.ts';

export const serverTexts = {
  'title-malformed': { en: 'Malformed request', id: 'Permintaan tidak sesuai bentuk' },
  'title-unauthorized': { en: 'No valid token', id: 'Tidak ada token yang sah' },
  'title-forbidden': { en: 'Not from this page', id: 'Bukan dari halaman ini' },
  'title-not-found': { en: 'Not found', id: 'Tidak ditemukan' },
  'title-method': { en: 'Method not allowed', id: 'Metode tidak diizinkan' },
  'title-not-acceptable': { en: 'Not available in this form', id: 'Tidak tersedia dalam bentuk ini' },
  'title-too-large': { en: 'Request too large', id: 'Permintaan terlalu besar' },
  'title-media-type': { en: 'Not JSON', id: 'Bukan JSON' },
  'title-misdirected': { en: 'Unknown host', id: 'Host tidak dikenal' },
  'title-refused': { en: 'Refused by the puzzle', id: 'Ditolak oleh teka-tekinya' },
  'title-busy': { en: 'Too much at once', id: 'Terlalu banyak sekaligus' },
  'title-failed': { en: 'The work could not be done', id: 'Pekerjaan tidak dapat diselesaikan' },
  'title-out-of-time': { en: 'Out of time', id: 'Waktu habis' },
  'title-bug': { en: 'A bug in Teka', id: 'Kesalahan di dalam program Teka' },
  'not-json': {
    en: 'The body is not JSON; it breaks off at this line and column.',
    id: 'Isi permintaan bukan JSON; kesalahannya ada di baris dan kolom ini.',
  },
  'no-body': {
    en: 'The body is empty; send the request as JSON.',
    id: 'Isi permintaan kosong; kirim permintaan sebagai JSON.',
  },
  'media-type': {
    en: 'Send the request as JSON, with the header "Content-Type: application/json".',
    id: 'Kirim permintaan sebagai JSON, dengan header "Content-Type: application/json".',
  },
  'too-large': (p: { kilobytes: number }) => ({
    en: `The body is larger than the ${p.kilobytes} KB that this server takes.`,
    id: `Isi permintaan melebihi ${p.kilobytes} KB, batas server ini.`,
  }),
  'in-pieces': {
    en: 'The body came in thousands of tiny pieces; send it in one piece, or in larger ones.',
    id: 'Isi permintaan datang dalam ribuan potongan kecil; kirim sekaligus, atau dalam potongan yang lebih besar.',
  },
  'too-nested': (p: { depth: number; values: number }) => ({
    en: `The JSON is nested more than ${p.depth} deep or has more than ${p.values} values, which no request has.`,
    id: `JSON ini bersarang lebih dari ${p.depth} tingkat atau berisi lebih dari ${p.values} nilai; tidak ada permintaan seperti itu.`,
  }),
  'no-token': {
    en: 'This server wants a token: send the header "Authorization: Bearer TOKEN".',
    id: 'Server ini meminta token: kirim header "Authorization: Bearer TOKEN".',
  },
  'unknown-host': {
    en: 'This server does not answer to the name in the Host header; use the address that it printed when it started.',
    id: 'Server ini tidak menjawab untuk nama di header Host; gunakan alamat yang ditampilkan saat server dijalankan.',
  },
  'foreign-origin': {
    en: 'Pages of other sites may not use this API.',
    id: 'Halaman dari situs lain tidak boleh memakai API ini.',
  },
  'no-address': { en: 'There is nothing at this address.', id: 'Tidak ada apa-apa di alamat ini.' },
  'wrong-method': (p: { allowed: string }) => ({
    en: `This address takes ${p.allowed} only.`,
    id: `Alamat ini hanya menerima ${p.allowed}.`,
  }),
  'no-puzzle': (p: { known: string }) => ({
    en: `There is no such puzzle; choose one of ${p.known}.`,
    id: `Tidak ada teka-teki seperti itu; pilih salah satu dari ${p.known}.`,
  }),
  'no-job': {
    en: 'There is no such job. It may have been deleted, or its result was kept for as long as the server keeps results.',
    id: 'Tidak ada pekerjaan seperti itu. Mungkin sudah dihapus, atau masa simpan hasilnya sudah lewat.',
  },
  'bad-event-id': {
    en: 'The header Last-Event-ID does not name an event of this server; leave it out to hear everything from the start.',
    id: 'Header Last-Event-ID tidak menyebut peristiwa dari server ini; kosongkan untuk mendengar semuanya dari awal.',
  },
  'not-acceptable': (p: { known: string }) => ({
    en: `The answer is available as ${p.known}; name one of them in the Accept header.`,
    id: `Jawaban tersedia sebagai ${p.known}; sebutkan salah satunya di header Accept.`,
  }),
  'no-picture': {
    en: 'There is nothing to draw: this answer has no picture.',
    id: 'Tidak ada yang digambar: jawaban ini tidak memiliki gambar.',
  },
  'no-png': {
    en: 'PNG pictures need the package @resvg/resvg-js, which is not installed on the server; ask for image/svg+xml.',
    id: 'Gambar PNG memerlukan paket @resvg/resvg-js, yang tidak terpasang di server; mintalah image/svg+xml.',
  },
  'too-many-yours': (p: { most: number }) => ({
    en: `${p.most} of your requests are being worked on already; wait for one of them.`,
    id: `${p.most} permintaanmu sedang dikerjakan; tunggu salah satunya selesai.`,
  }),
  'too-many': {
    en: 'The server is busy with other requests; try again later.',
    id: 'Server sedang sibuk dengan permintaan lain; coba lagi nanti.',
  },
  'out-of-memory': {
    en: 'Stopped: the server ran short of memory. Ask for less, or try again later.',
    id: 'Dihentikan: memori server hampir habis. Minta lebih sedikit, atau coba lagi nanti.',
  },
  closing: {
    en: 'The server is shutting down; try again later.',
    id: 'Server sedang dimatikan; coba lagi nanti.',
  },
  broken: {
    en: 'The work broke off; the log of the server says why. What you sent is not to blame: try again, or report it.',
    id: 'Pekerjaan terputus; catatan server menjelaskan sebabnya. Permintaanmu tidak salah: coba lagi, atau laporkan.',
  },
} as const;

export const serverText = texter(serverTexts);
