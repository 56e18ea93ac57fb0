/** Why a request cannot be answered. */

export const problemTexts = {
  'field-missing': (p: { field: string }) => ({
    en: `The field "${p.field}" is missing.`,
    id: `Isian "${p.field}" tidak ada.`,
  }),
  'field-kind': (p: { field: string; kind: string }) => ({
    en: `The field "${p.field}" must be ${p.kind}.`,
    id: `Isian "${p.field}" harus berupa ${p.kind}.`,
  }),
  'field-value': (p: { field: string; known: string }) => ({
    en: `The field "${p.field}" must be one of ${p.known}.`,
    id: `Isian "${p.field}" harus salah satu dari ${p.known}.`,
  }),
  'field-least': (p: { field: string; least: number }) => ({
    en: `The field "${p.field}" must be at least ${p.least}.`,
    id: `Isian "${p.field}" paling kecil ${p.least}.`,
  }),
  'field-most': (p: { field: string; most: number }) => ({
    en: `The field "${p.field}" must be at most ${p.most}.`,
    id: `Isian "${p.field}" paling besar ${p.most}.`,
  }),
  'field-above': (p: { field: string; bound: number }) => ({
    en: `The field "${p.field}" must be above ${p.bound}.`,
    id: `Isian "${p.field}" harus di atas ${p.bound}.`,
  }),
  'field-unknown': (p: { field: string }) => ({
    en: `There is no field "${p.field}" here; remove it.`,
    id: `Tidak ada isian "${p.field}" di sini; hapus isian itu.`,
  }),
  'field-wrong': (p: { field: string }) => ({
    en: `The field "${p.field}" does not have a value that is allowed here.`,
    id: `Nilai isian "${p.field}" tidak diizinkan di sini.`,
  }),
  'kind-whole': { en: 'a whole number', id: 'bilangan bulat' },
  'kind-switch': { en: 'true or false', id: 'true atau false' },
  'kind-object': { en: 'an object with named fields', id: 'objek dengan isian bernama' },
  'kind-list': { en: 'a list', id: 'daftar' },
  'level-beyond': (p: { level: number; levels: number }) => ({
    en: `There is no hint of level ${p.level}; this position has ${p.levels}.`,
    id: `Tidak ada petunjuk tingkat ${p.level}; posisi ini memiliki ${p.levels} tingkat.`,
  }),
  'number-beyond': (p: { number: number; count: number }) => ({
    en: `There is no solution ${p.number}; there are ${p.count}.`,
    id: `Tidak ada solusi ke-${p.number}; seluruhnya ada ${p.count}.`,
  }),
  'answer-large': (p: { megabytes: number }) => ({
    en: `Stopped: the solutions take more than ${p.megabytes} MB. Ask for fewer with budget.solutions, or for their count.`,
    id: `Dihentikan: solusinya lebih dari ${p.megabytes} MB. Minta lebih sedikit dengan budget.solutions, atau minta jumlahnya saja.`,
  }),
} as const;
