/** What `teka serve` says. */
export const serveTexts = {
  'do-serve': { en: 'Serve the page and an API for programs', id: 'Menyajikan halaman dan API untuk program' },
  'do-mcp': {
    en: 'Serve an assistant over standard input and output (Model Context Protocol)',
    id: 'Melayani asisten lewat masukan dan keluaran standar (Model Context Protocol)',
  },
  'opt-port': { en: 'The port (4173); 0 takes a free one', id: 'Nomor port (4173); 0 memilih yang kosong' },
  'opt-host': {
    en: 'The address to listen on (127.0.0.1); any other than this machine needs --token',
    id: 'Alamat untuk mendengarkan (127.0.0.1); selain mesin ini memerlukan --token',
  },
  'opt-serve-time': { en: 'Seconds that one search may take (60)', id: 'Detik untuk satu pencarian (60)' },
  'opt-serve-memory': {
    en: 'MB that the server may use (half of the memory)',
    id: 'MB yang boleh dipakai server (separuh memori)',
  },
  'opt-serve-concurrent': {
    en: 'Requests of one client that are worked on or wait at once (16)',
    id: 'Permintaan satu klien yang dikerjakan atau menunggu sekaligus (16)',
  },
  'opt-token': {
    en: 'A file with one token a line; the API then answers only to those who send one',
    id: 'Berkas berisi satu token per baris; API hanya menjawab pengirim token itu',
  },
  'opt-serve-queue': {
    en: 'The queue of a fleet that takes over long jobs',
    id: 'Antrean armada yang mengambil alih pekerjaan panjang',
  },
  serving: (p: { url: string }) => ({
    en: `Teka is at ${p.url} (Ctrl-C ends it)`,
    id: `Teka ada di ${p.url} (Ctrl-C mengakhirinya)`,
  }),
  'serving-api': (p: { url: string }) => ({
    en: `The API is described at ${p.url}`,
    id: `API dijelaskan di ${p.url}`,
  }),
  'serving-fleet': (p: { queue: string }) => ({
    en: `Long jobs go to the fleet at ${p.queue}`,
    id: `Pekerjaan panjang diserahkan ke armada di ${p.queue}`,
  }),
  'serve-wants-token': (p: { host: string }) => ({
    en: `Others can reach ${p.host}, so the API needs a token: name a file with --token FILE, one token a line.`,
    id: `Orang lain dapat menjangkau ${p.host}, jadi API memerlukan token: sebutkan berkasnya dengan --token BERKAS, satu token per baris.`,
  }),
  'bad-token': (p: { file: string; line: number }) => ({
    en: `Line ${p.line} of ${p.file} is not a token: use 16 to 200 letters, digits or . _ ~ + / = - without spaces.`,
    id: `Baris ${p.line} di ${p.file} bukan token: gunakan 16 sampai 200 huruf, angka, atau . _ ~ + / = - tanpa spasi.`,
  }),
  'no-tokens': (p: { file: string }) => ({
    en: `There is no token in ${p.file}; write one a line.`,
    id: `Tidak ada token di ${p.file}; tulis satu per baris.`,
  }),
  'port-taken': (p: { port: number }) => ({
    en: `Port ${p.port} is taken by another program; choose another with --port.`,
    id: `Port ${p.port} dipakai program lain; pilih yang lain dengan --port.`,
  }),
  'port-forbidden': (p: { port: number }) => ({
    en: `This account may not listen on port ${p.port}; choose one above 1023 with --port.`,
    id: `Akun ini tidak boleh memakai port ${p.port}; pilih yang di atas 1023 dengan --port.`,
  }),
  'no-host': (p: { host: string }) => ({
    en: `This machine has no address ${p.host}; choose another with --host.`,
    id: `Mesin ini tidak memiliki alamat ${p.host}; pilih yang lain dengan --host.`,
  }),
  'cannot-listen': (p: { host: string; port: number; detail: string }) => ({
    en: `The server cannot listen on ${p.host}, port ${p.port}: ${p.detail}`,
    id: `Server tidak dapat mendengarkan di ${p.host}, port ${p.port}: ${p.detail}`,
  }),
} as const;
