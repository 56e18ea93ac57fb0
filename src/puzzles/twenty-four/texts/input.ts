/** What is said about hands and answers that people write. */

const card = 'A, 2 .. 10, J, Q, K';

export const inputTexts = {
  'no-hand': {
    en: 'Nothing is written here; write four cards such as 4 J 10 9, or numbers with a target such as 25 50 3 -> 78.',
    id: 'Belum ada isinya; tulis empat kartu seperti 4 J 10 9, atau bilangan dengan target seperti 25 50 3 -> 78.',
  },
  'too-few-cards': (p: { count: number }) => ({
    en: `A hand has four cards, but this has only ${p.count === 1 ? 'one' : p.count}; write four of ${card}, or add -> 24 for other numbers.`,
    id: `Kartunya harus tepat empat, tetapi di sini baru ada ${p.count}; tulis empat dari ${card}, atau tambahkan -> 24 untuk bilangan lain.`,
  }),
  'too-many-cards': (p: { word: string }) => ({
    en: `"${p.word}" is the fifth card, but a hand has four; leave it out, or add -> 24 for two to eight numbers.`,
    id: `"${p.word}" adalah kartu kelima, padahal hanya boleh ada empat; hapus, atau tambahkan -> 24 untuk dua sampai delapan bilangan.`,
  }),
  'unknown-card': (p: { word: string; position: number }) => ({
    en: `"${p.word}" (card ${p.position}) is not a card; write ${card}, separated by spaces.`,
    id: `"${p.word}" (kartu ke-${p.position}) bukan kartu; tulis ${card}, dipisahkan spasi.`,
  }),
  'arrow-wanted': (p: { word: string }) => ({
    en: `"${p.word}" needs an arrow and a target before it; write them as in 25 50 3 -> 78.`,
    id: `"${p.word}" memerlukan panah dan target sebelumnya; tulis seperti 25 50 3 -> 78.`,
  }),
  'face-as-number': (p: { word: string; position: number; face: string }) => ({
    en: `"${p.word}" (card ${p.position}) is not a card; write ${p.face} for ${p.face === 'A' ? 'an ace' : `the card worth ${p.word}`}, or add -> 24 to play with plain numbers.`,
    id: `"${p.word}" (kartu ke-${p.position}) bukan kartu; tulis ${p.face} untuk ${p.face === 'A' ? 'kartu as' : `kartu bernilai ${p.word}`}, atau tambahkan -> 24 untuk bilangan biasa.`,
  }),
  'number-not-card': (p: { word: string; position: number }) => ({
    en: `"${p.word}" (card ${p.position}) is not a card; write ${card}, or add -> 24 to play with plain numbers.`,
    id: `"${p.word}" (kartu ke-${p.position}) bukan kartu; tulis ${card}, atau tambahkan -> 24 untuk bilangan biasa.`,
  }),
  'too-few-numbers': (p: { count: number }) => ({
    en: `Write two to eight numbers before the arrow; ${p.count === 1 ? 'there is only one' : 'no number is there yet'}.`,
    id: `Tulis dua sampai delapan bilangan sebelum panah; ${p.count === 1 ? 'baru ada satu' : 'belum ada satu pun'}.`,
  }),
  'too-many-numbers': (p: { word: string }) => ({
    en: `"${p.word}" is the ninth number; use two to eight.`,
    id: `"${p.word}" adalah bilangan kesembilan; pakai dua sampai delapan bilangan.`,
  }),
  'bad-number': (p: { word: string; position: number }) => ({
    en: `"${p.word}" (number ${p.position}) is not a whole number; write digits, A, J, Q, K, or ? for any.`,
    id: `"${p.word}" (bilangan ke-${p.position}) bukan bilangan bulat; tulis angka, A, J, Q, K, atau ? untuk apa saja.`,
  }),
  'bad-target': (p: { word: string }) => ({
    en: `"${p.word}" is not a target; write a whole number from 0 after the arrow.`,
    id: `"${p.word}" bukan target; tulis bilangan bulat mulai dari 0 setelah panah.`,
  }),
  'no-target': {
    en: 'The target is missing after the arrow; write it, as in 25 50 3 -> 78.',
    id: 'Setelah panah belum ada target; tuliskan, seperti 25 50 3 -> 78.',
  },
  'second-arrow': {
    en: 'One arrow is enough; write the numbers, one arrow and the target.',
    id: 'Cukup satu panah; tulis bilangan, satu panah, lalu target.',
  },
  'after-target': (p: { word: string }) => ({
    en: `"${p.word}" comes after the target, where only the word countdown is allowed.`,
    id: `"${p.word}" berada setelah target; di sana hanya boleh ada kata countdown.`,
  }),
  'too-large': {
    en: 'Together these numbers are too large to be calculated exactly; use smaller or fewer ones (the product of all numbers and the target, each plus one, must stay below 9007199254740992).',
    id: 'Bilangan-bilangan ini terlalu besar untuk dihitung tepat; pakai yang lebih kecil atau lebih sedikit (hasil kali semua bilangan dan target, masing-masing ditambah satu, harus di bawah 9007199254740992).',
  },
  'too-many-unknown': (p: { most: number }) => ({
    en: `This is one ? too many; a pattern has at most ${p.most} before the arrow.`,
    id: `Tanda ? ini terlalu banyak; sebuah pola memuat paling banyak ${p.most} sebelum panah.`,
  }),
  'hand-wanted': {
    en: 'Write a number in place of this ?: an answer is about one hand.',
    id: 'Tulis bilangan sebagai ganti ? ini: sebuah jawaban menyangkut satu soal saja.',
  },
  'expression-wanted': {
    en: 'Write only the expression, without the hand and the colon before it.',
    id: 'Tulis ekspresinya saja, tanpa kartu dan titik dua di depannya.',
  },
  'finding-wanted': {
    en: 'Write the hand and a colon before its expression, as in 3 3 8 8: 8 / (3 - 8 / 3).',
    id: 'Tulis kartu dan titik dua sebelum ekspresinya, seperti 3 3 8 8: 8 / (3 - 8 / 3).',
  },
  'not-of-pattern': (p: { hand: string; pattern: string }) => ({
    en: `${p.hand} is not among the hands of ${p.pattern}.`,
    id: `${p.hand} tidak termasuk soal dari ${p.pattern}.`,
  }),
  'no-answer': {
    en: 'Nothing is written here; write an expression such as (7 - 8 + 5) * 6.',
    id: 'Belum ada isinya; tulis ekspresi seperti (7 - 8 + 5) * 6.',
  },
  'answer-too-long': (p: { most: number }) => ({
    en: `The answer is longer than ${p.most} characters; no answer needs that many.`,
    id: `Jawaban lebih dari ${p.most} karakter; tidak ada jawaban yang perlu sepanjang itu.`,
  }),
  'not-in-answer': (p: { word: string }) => ({
    en: `"${p.word}" does not belong in an expression; use the numbers, + - * / and parentheses.`,
    id: `"${p.word}" tidak termasuk dalam ekspresi; pakai bilangan, + - * /, dan tanda kurung.`,
  }),
  'no-equals': {
    en: 'Leave out the equals sign and what follows it; write only the expression.',
    id: 'Hapus tanda sama dengan dan yang mengikutinya; tulis ekspresinya saja.',
  },
  'number-missing': {
    en: 'The expression ends where a number is still needed.',
    id: 'Ekspresi berakhir padahal masih perlu bilangan.',
  },
  'number-before': (p: { word: string }) => ({
    en: `A number is missing before this "${p.word}".`,
    id: `Sebelum "${p.word}" ini perlu ada bilangan.`,
  }),
  'operator-missing': (p: { word: string }) => ({
    en: `An operator (+ - * /) is missing before this "${p.word}".`,
    id: `Sebelum "${p.word}" ini perlu ada operator (+ - * /).`,
  }),
  unclosed: { en: 'A parenthesis is not closed; add ).', id: 'Ada kurung yang belum ditutup; tambahkan ).' },
  unopened: {
    en: 'This ) closes nothing; remove it, or add ( before.',
    id: 'Kurung ) ini tidak menutup apa pun; hapus, atau tambahkan ( sebelumnya.',
  },
  'division-by-zero': (p: { part: string }) => ({
    en: `${p.part} divides by zero.`,
    id: `${p.part} membagi dengan nol.`,
  }),
  'not-positive-whole': (p: { part: string; value: string }) => ({
    en: `${p.part} is ${p.value}; by the Countdown rules every step must be a positive whole number.`,
    id: `${p.part} bernilai ${p.value}; menurut aturan Countdown setiap langkah harus bilangan bulat positif.`,
  }),
  'wrong-value': (p: { value: string; target: number }) => ({
    en: `It equals ${p.value}, not ${p.target}.`,
    id: `Hasilnya ${p.value}, bukan ${p.target}.`,
  }),
  'not-in-hand': (p: { name: string; hand: string }) => ({
    en: `${p.name} is not among ${p.hand}.`,
    id: `${p.name} tidak ada di antara ${p.hand}.`,
  }),
  'used-too-often': (p: { name: string; used: number; given: number }) => ({
    en: `${p.name} is used ${times(p.used)}, but may be used only ${times(p.given)}.`,
    id: `${p.name} dipakai ${p.used} kali, padahal hanya boleh ${p.given} kali.`,
  }),
  'not-used': (p: { name: string; missing: number }) => ({
    en: `${p.name} is still unused${p.missing === 1 ? '' : ` (${p.missing} of them)`}; every number must be used.`,
    id: `${p.name} belum dipakai${p.missing === 1 ? '' : ` (${p.missing} buah)`}; semua bilangan harus dipakai.`,
  }),
} as const;

function times(n: number): string {
  return n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`;
}
