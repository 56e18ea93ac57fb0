/**
 * Which words a level must not ask for. Lists that others keep, with the forms of their words, and what was found beside
 * them when the answers were read through; they are only left out of the answers, never out of the dictionary.
 */

/** In the lists for one of their meanings, though another is well known. */
const HARMLESS = {
  en: `assess assessed assesses balls bareback bloodied bloodier bloodies bloody butt butted butter buttes butters butting
    butts cocker coked cokes coking cox escort escorted escorts god gods hoard hoe hoed hoes knob knobs luster paddy pawn
    pawned pawning pawns pegging raps scatter scatters screw screwing spaced spaces spacing spiced spices spicing snatch
    snatched snatches suck sucked sucker suckers sucking sucks titled titter titters`,
  id: `monyet sampah`,
};

/** Not in the lists. */
const FURTHER = {
  en: `bugger bum cocaine condom copulate cripple cum cunt cretin crotch damn defecate dyke enema erection faeces fag
    fagot feces fetish fondle foreskin genital grope gypsy harlot hell heroin idiot idiotic imbecile inbred jackass
    knockers lewd lynch midget molest moron moronic nude orgy pansy penises pervert piss poop prick puke puss pussy
    queer rape raping rapist ravish rectal rectum retard sadist sex sexed sexing sexist sexism sissy slag slut sodding
    sperm stripper suicidal suicide teat testes testicle testis tit tits turd urinate urine vaginae vaginal wank whore`,
  id: `anu anus bajingan banci bangsat bedebah bego bencong berahi berak bercumbu birahi bokong bordil brengsek bugil
    cabul cebol cukimai dubur dungu entot ereksi ganja germo gigolo gipsi goblok heroin homo idiot jahanam jalang kafir
    kampret kelamin kemaluan kencing kentut keparat kondom lacur laknat lesbi lonte mampus masturbasi meniduri
    mesum onani orgasme pantat payudara pelacur pelir penis perek perkosa persetan pipis porno puki puting seks
    seksi seksual senggama setubuh sialan silit sinting sodomi sperma sundal syahwat tahi tai telanjang tetek
    tolol vagina zakar zina`,
};

/** How words of a language take other forms, so that none slips through. */
const FORMS = {
  en: (word) => {
    const stems = [word, word + word.at(-1), word.replace(/e$/, ''), word.replace(/y$/, 'i')];
    return [
      word,
      ...stems.flatMap((stem) => ['s', 'es', 'ed', 'd', 'ing', 'er', 'ers', 'est'].map((end) => stem + end)),
    ];
  },
  id: (word) =>
    ['', 'ber', 'di', 'ke', 'ku', 'me', 'mem', 'men', 'meng', 'pe', 'per', 'se', 'ter'].flatMap((before) =>
      ['', 'an', 'i', 'kan', 'ku', 'mu', 'nya', 'lah'].map((after) => before + word + after),
    ),
};

/** A set of all forms; `lists` are those of others. */
export function unfitWords(language, ...lists) {
  const words = [...lists.flat(), ...FURTHER[language].split(/\s+/)];
  const unfit = new Set(words.map((word) => word.toLowerCase()).flatMap(FORMS[language]));
  for (const word of HARMLESS[language].split(/\s+/)) unfit.delete(word);
  return unfit;
}
