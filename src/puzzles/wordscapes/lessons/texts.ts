/** The words of the lesson; every number comes as a parameter. */
import { texter } from '../../../contract/index.ts';

const en = new Intl.NumberFormat('en').format;
const id = new Intl.NumberFormat('id').format;

export const texts = {
  'lesson-title': {
    en: 'Less to try: crossings, propagation and subsets',
    id: 'Lebih sedikit yang dicoba: persilangan, propagasi, dan himpunan bagian',
  },
  'lesson-summary': {
    en: 'You will know how a decision in one place of a puzzle reduces the candidates in another, and how far this idea carries.',
    id: 'Kamu akan tahu bagaimana hal yang sudah pasti di satu tempat mengurangi calon di tempat lain, dan sejauh mana gagasan itu dapat dikembangkan.',
  },
  'watch-plain': {
    en: 'Four letters, T U O C, and three words that cross. The game only says whether a word is right. Play the search, or step through it. From the second word on, which rows of letters could it have left out?',
    id: 'Empat huruf, T U O C, dan tiga kata yang bersilangan. Permainan hanya memberi tahu apakah sebuah kata benar. Putar pencariannya, atau telusuri langkah demi langkah. Mulai kata kedua, susunan huruf mana yang sebenarnya tidak perlu dicoba?',
  },
  'heading-orders': { en: 'Letters in every order', id: 'Huruf dalam segala urutan' },
  plain: (p: { word: number; worst: number; made: number }) => ({
    en: `This is the plain brute force of the paper on Wordscapes. For a word of k boxes and n letters it lays the letters in every order until the answer comes up: at worst nPk checks. Here that is 4P3 = ${p.word} for each word and ${p.worst} in all, of which it makes ${p.made}. But when OUT is found, its T stands in the last box of the next word. The search goes on trying TUO and UTC there, although both contradict a letter on the board.`,
    id: `Inilah brute force biasa dari makalah tentang Wordscapes. Untuk kata dengan k kotak dan n huruf, huruf disusun dalam segala urutan sampai jawabannya muncul: paling banyak nPk pemeriksaan. Di sini 4P3 = ${p.word} untuk tiap kata dan ${p.worst} seluruhnya; yang benar-benar dilakukan ${p.made}. Padahal begitu OUT ditemukan, huruf T-nya sudah menempati kotak terakhir kata berikutnya. Pencarian tetap mencoba TUO dan UTC di sana, walaupun keduanya bertentangan dengan huruf di papan.`,
  }),
  'watch-crossed': {
    en: 'The same grid by the paper’s heuristic. Jump to the second word (node 15), and check that every row of letters now ends in T.',
    id: 'Grid yang sama dengan heuristik dari makalah. Lompatlah ke kata kedua (simpul 15), dan periksa bahwa setiap susunan huruf kini berakhir dengan T.',
  },
  crossed: (p: { word: number; known: number; worst: number; before: number; made: number }) => ({
    en: `With f of the k boxes known, the paper tries at most nP(k − f) orders: ${p.word} + ${p.known} + ${p.known} = ${p.worst} at worst instead of ${p.before}, of which it makes ${p.made}. (It still draws from the whole wheel, so it tries even TUT, which needs two Ts. Without the known letters, (n − f)P(k − f) orders would be enough.) The more boxes of a word are crossed by words found before, the fewer orders it has. So the order of the words matters as well.`,
    id: `Bila f dari k kotak sudah diketahui, makalah mencoba paling banyak nP(k − f) urutan: ${p.word} + ${p.known} + ${p.known} = ${p.worst}, bukan ${p.before}; yang benar-benar dilakukan ${p.made}. (Hurufnya tetap diambil dari seluruh roda, sehingga TUT pun dicoba, padahal hanya ada satu T. Tanpa huruf yang sudah diketahui, (n − f)P(k − f) urutan sudah cukup.) Makin banyak kotak sebuah kata yang disilang kata yang sudah ditemukan, makin sedikit urutannya. Jadi urutan pengerjaan kata pun berpengaruh.`,
  }),
  merge: {
    en: 'Both searches laid over each other: the checks that only plain brute force makes are those that a crossing letter rules out. The few that only the heuristic makes use the crossing letter twice.',
    id: 'Kedua pencarian ditumpangkan: pemeriksaan yang hanya dilakukan brute force biasa adalah yang dicegah oleh huruf persilangan. Sedikit pemeriksaan yang hanya dilakukan heuristik memakai huruf persilangan itu dua kali.',
  },
  'count-paper': (p: { plain: number; crossed: number }) => ({
    en: `The paper’s own case: nine words from S T U O M C. At worst it takes ${en(p.plain)} checks by plain brute force and ${en(p.crossed)} with the heuristic. How many are really made? Guess both numbers, then run.`,
    id: `Kasus dari makalah: sembilan kata dari S T U O M C. Paling banyak ${id(p.plain)} pemeriksaan dengan brute force biasa dan ${id(p.crossed)} dengan heuristik. Berapa yang benar-benar dilakukan? Tebak keduanya, lalu jalankan.`,
  }),
  made: (p: { plain: number; crossed: number }) => ({
    en: `${en(p.plain)} and ${en(p.crossed)}. The saving is real, but smaller than in the worst case, because in both searches an answer may come up early.`,
    id: `${id(p.plain)} dan ${id(p.crossed)}. Penghematannya nyata, tetapi lebih kecil daripada dalam kasus terburuk, sebab pada kedua pencarian jawaban bisa saja muncul lebih awal.`,
  }),
  'count-lucky': {
    en: 'Can the heuristic lose? The small grid again, with the letters of the wheel read in the other direction: C O U T. Guess, then run.',
    id: 'Mungkinkah heuristik itu kalah? Grid kecil tadi sekali lagi, dengan huruf roda yang dibaca ke arah sebaliknya: C O U T. Tebak dulu, lalu jalankan.',
  },
  lucky: (p: { plain: number; crossed: number }) => ({
    en: `${p.crossed} checks with the heuristic, ${p.plain} without. Fewer candidates do not mean that the right one comes sooner. Only the worst case is sure to shrink.`,
    id: `${p.crossed} pemeriksaan dengan heuristik, ${p.plain} tanpa heuristik. Calon yang lebih sedikit tidak berarti yang benar muncul lebih cepat. Yang pasti mengecil hanyalah kasus terburuknya.`,
  }),
  'heading-unknown': { en: 'When the answers are unknown', id: 'Ketika jawabannya tidak diketahui' },
  unknown: {
    en: 'Now take the answers away. A filling is right if every word is in the dictionary, crossing words agree, and no word occurs twice. Backtracking with a dictionary (Golomb and Baumert, 1965) fills the place that the fewest words fit, then the next, and turns back where no word fits.',
    id: 'Sekarang hilangkan jawabannya. Sebuah isian benar bila setiap kata ada di kamus, kata yang bersilangan sesuai, dan tidak ada kata yang muncul dua kali. Backtracking dengan kamus (Golomb dan Baumert, 1965) mengisi tempat yang kata cocoknya paling sedikit, lalu tempat berikutnya, dan mundur bila tidak ada kata yang cocok.',
  },
  'watch-backtracked': {
    en: 'The paper’s grid with common English words. Step to the dead ends at nodes 5, 7 and 8. Which earlier word had already made them unavoidable?',
    id: 'Grid dari makalah dengan kata umum bahasa Inggris. Majulah ke jalan buntu di simpul 5, 7, dan 8. Kata mana sebelumnya yang sudah membuat semuanya tak terhindarkan?',
  },
  'too-late': (p: { tried: number; dead: number }) => ({
    en: `OUT at node 4. It uses up the only word that works at 6D, but the search looks only at the place that it fills. It learns this one or two words later, and learns it again on every branch below. Of ${en(p.tried)} words tried, ${en(p.dead)} are dead ends.`,
    id: `OUT di simpul 4. Kata itu menghabiskan satu-satunya kata yang bisa dipakai di 6D, tetapi pencarian hanya melihat tempat yang sedang diisinya. Barulah satu atau dua kata kemudian hal itu ketahuan, dan ketahuan lagi di setiap cabang di bawahnya. Dari ${id(p.tried)} kata yang dicoba, ${id(p.dead)} adalah jalan buntu.`,
  }),
  propagation: {
    en: 'Propagation looks around instead. Every box where two words cross has a set of possible letters. When none of the words left for one place has a certain letter in that box, the letter is struck out, and so are the crossing words that need it. Without those words, letters in other boxes may become impossible too. This goes on until nothing changes. It is arc consistency, computed by AC-3 (Mackworth, 1977), here restored after every word (Sabin and Freuder, 1994).',
    id: 'Propagasi justru melihat ke sekeliling. Setiap kotak persilangan punya himpunan huruf yang mungkin. Bila tidak ada lagi kata di satu tempat yang memakai huruf tertentu di situ, huruf itu dicoret, beserta kata-kata bersilangan yang membutuhkannya. Tanpa kata-kata itu, huruf di kotak lain mungkin ikut menjadi mustahil. Begitu seterusnya sampai tidak ada lagi yang berubah. Inilah konsistensi busur (arc consistency), yang dihitung dengan AC-3 (Mackworth, 1977), dan di sini dijaga setelah setiap kata (Sabin dan Freuder, 1994).',
  },
  'watch-propagated': {
    en: 'The same grid with propagation. Look how much of the board one word fills in. Where are the dead ends?',
    id: 'Grid yang sama dengan propagasi. Lihat seberapa banyak papan yang terisi oleh satu kata. Di mana jalan buntunya?',
  },
  'no-dead-end': (p: { tried: number; fillings: number }) => ({
    en: `${en(p.tried)} words tried for ${en(p.fillings)} fillings, and not one dead end. Everything that could fail was gone before it was tried.`,
    id: `${id(p.tried)} kata dicoba untuk ${id(p.fillings)} isian, tanpa satu pun jalan buntu. Segala yang bisa gagal sudah dicoret sebelum dicoba.`,
  }),
  'count-full': (p: { fillings: number }) => ({
    en: `With the whole dictionary the grid has ${en(p.fillings)} fillings. How much does propagation save when all of them are wanted, and how much when only the likeliest one is?`,
    id: `Dengan seluruh isi kamus, grid ini punya ${id(p.fillings)} isian. Seberapa besar penghematan propagasi bila semuanya diminta, dan seberapa besar bila hanya yang paling mungkin?`,
  }),
  output: (p: { backtracked: number; propagated: number; fillings: number; best: number }) => ({
    en: `${en(p.backtracked)} against ${en(p.propagated)}: only about half. A search that lists ${en(p.fillings)} fillings must come to each of them, and no propagation can go below that. For the likeliest filling a lower bound on the rarity of words joins in, and ${en(p.best)} words are enough. Propagation also costs time at every word, so where words hardly cross, plain backtracking may be faster.`,
    id: `${id(p.backtracked)} berbanding ${id(p.propagated)}: hanya kira-kira setengahnya. Pencarian yang menyebutkan ${id(p.fillings)} isian harus mendatangi semuanya satu per satu, dan tidak ada propagasi yang bisa lebih hemat dari itu. Untuk isian yang paling mungkin, batas bawah kelangkaan kata ikut membantu, dan ${id(p.best)} kata sudah cukup. Propagasi juga memakan waktu pada setiap kata, jadi bila kata-katanya jarang bersilangan, backtracking biasa bisa lebih cepat.`,
  }),
  exercise: {
    en: 'Your turn: backtrack through the paper’s grid.',
    id: 'Giliranmu: lakukan backtracking pada grid dari makalah.',
  },
} as const;

export const text = texter(texts);
