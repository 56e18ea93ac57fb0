/**
 * Words that a level must not ask for though the sources count them as common: found by reading the answers, all of the
 * Indonesian ones, and in English the short ones and what is made from pronouns and the like. They stay in the dictionary.
 */

const ODD = {
  en: [
    // Forms in dictionaries that people do not say: of pronouns and particles, and of words that few use as verbs.
    `geed gees hes hims mads mans maybes mes nothings offed offs overs shes someones weer wees weest whats whens wheres
    whys hows yous`,
    // Said, but not written so.
    `dunno gimme gonna kinda lemme sorta wanna wot`,
    // Names, letters of other alphabets, and words that are met in one phrase or trade only.
    `ares bani baud calk chi cox dos drys genii hales hays hicks ken lade mas matt mikes non ohs pas pis qua reals saki sics
    ting tings wist wive zeta`,
  ],
  id: [
    // Names of people, places, peoples and faiths.
    `aceh adam afrika ali amerika ana angel arab ari asia atlantik austria bangkok beijing belanda belgia biak carter cina
    duane erik henry inggris ira islam jamal jim kabir kane kara kasim katolik ken kim kristen laden lala latin lena lin
    ling loki lori mai malik maria mark mason megan mel mina muslim newton paris paul pentagon roma sal salem santa santo
    sara saudi seok sil tarzan tom virginia wan wanda wang wong yahudi`,
    // English.
    `are babe bad bit blues bot cut dad don drop dragon general gin gun had hang has hero his hit hop hot kit knot lung man
    martini mate mister open over pal pan partner pit punk ram real regular rupee sin sing sir spring step sugar sun tan
    tin trip union were wing won zero`,
    // What is said rather than written: particles, short forms, calls and noises.
    `aja bam bang banget bentar bum cal cam cape cuman dah deh dek dik dong dor elo elu emang enggak gue huh kagak kak kalo
    kan kang kok lagian lah mak mam nah nak nan nek nih non sih tau toh tok tuk wah yuk`,
    // Parts of words and of names, foreign letters and abbreviations.
    `ain apakan baba bao bin bong dal dil dok dom gus ham hatilah jun jung kes kung kura los menerus min sia`,
    // Misspelt: two words as one, a letter too few, an older spelling.
    `dibagian dilantai handal letakan telefon tunjukan`,
  ],
};

/**
 * The list of words in subtitles has contractions without their apostrophes. Of those that are words as well, most are
 * common in their own right (WELL, WERE, SHELL); these are rare, and their places are those of CAN'T and WON'T.
 */
const CONTRACTIONS = new Set(['cant', 'wont']);

const wordsOf = (text) => text.split(/\s+/).filter((word) => word !== '');

export const oddWords = (language) => new Set(ODD[language].flatMap(wordsOf));

/** The places of the list without those that are another word's. */
export const withoutContractions = (places) => new Map([...places].filter(([word]) => !CONTRACTIONS.has(word)));
