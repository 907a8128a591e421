import { masculineOf, neutralOf } from './genderForms.ts';
import { titleLexicon } from './titleLexicon.ts';

/** What is known of English titles. */
export type EnglishWords = {
  isEnglish(word: string): boolean;
  /** The English word of the same origin as a foreign one. */
  cognate(word: string): string | undefined;
};

/** A word in lower case and without accents. */
export type TitleWord = { word: string; isAccented: boolean };

type Language = {
  /** English words by one foreign word, or by several joined by "_". */
  entries: ReadonlyMap<string, readonly string[]>;
  /** The most words in an entry. */
  longest: number;
  /** Words that join others and have no meaning of their own, and endings that stand alone: "Entwickler*innen". */
  joining: ReadonlySet<string>;
  /** The singular and masculine forms that a word may have. */
  baseForms(word: string): string[];
  /** The masculine forms that a feminine word may have, the likeliest first. */
  masculineForms(word: string): string[];
  /** The words of entries of several words. */
  partsOfEntries: ReadonlySet<string>;
  isCompounding: boolean;
};

/** Makes base forms: for each ending that a word has, the word with the other one in its place. */
const byEndings = (endings: string): Language['baseForms'] => {
  const pairs = endings.split(' ').map((pair) => {
    const [ending = '', base = ''] = pair.split('>');
    return { ending, base };
  });
  return (word) => {
    const forms: string[] = [];
    for (const { ending, base } of pairs) {
      if (!word.endsWith(ending) || word.length <= ending.length + 2) continue;
      forms.push(word.slice(0, -ending.length) + base);
    }
    return forms;
  };
};

const entriesOf = (column: number): Map<string, readonly string[]> =>
  new Map(
    titleLexicon
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [english = '', others = ''] = line.split(':');
        const words = (others.split('/')[column] ?? '').split(' ').filter(Boolean);
        return words.map((word) => [word, english.split(' ')] as const);
      }),
  );

const makeLanguage = (column: number, genders: string, endings: string, joining: string): Language => {
  const entries = entriesOf(column);
  return {
    entries,
    longest: Math.max(...[...entries.keys()].map((key) => key.split('_').length)),
    joining: new Set(joining.split(' ')),
    baseForms: byEndings(`${genders} ${endings}`),
    masculineForms: byEndings(genders),
    partsOfEntries: new Set(
      [...entries.keys()].filter((key) => key.includes('_')).flatMap((key) => key.split('_')),
    ),
    isCompounding: false,
  };
};

const german: Language = {
  ...makeLanguage(
    0,
    'innen in erinnen>erer erin>erer',
    'er en es em e n s',
    'der die das den dem des und oder fur von vom zum zur mit im in am an bei auf bereich schwerpunkt innen',
  ),
  isCompounding: true,
};
const french = makeLanguage(
  1,
  'euses>eur euse>eur rices>eur rice>eur eres>er ere>er iennes>ien ienne>ien elles>el elle>el ives>if ive>if ees>e ee>e e',
  's x es aux>al',
  'de du des la le les et ou en pour par sur aux au dans chez un une l d e ne se euse trice rice ere ienne',
);
const spanish = makeLanguage(
  2,
  'oras>or ora>or a>o a>e as>o',
  's es ores>or os>o a',
  'de del la las el los lo un una y e o u en para por con sobre al a ambito',
);
const languages: readonly Language[] = [german, french, spanish];
const englishJoining = new Set('and of for in to the at with de'.split(' '));

const shortestPart = 3;
/** The shortest end of a compound that is not in the list, or whose begin is not known. */
const shortestEnd = 6;
/** More parts would take too long to try for a word that is made up to have many. */
const mostParts = 4;
const longestCompound = 50;

const entryOf = (word: string, { entries, baseForms }: Language): readonly string[] | undefined => {
  return entries.get(word) ?? firstOf(baseForms(word), (form) => entries.get(form));
};

/** The first result that a cut of the word into two parts gives, with the longest last part first. */
const firstCut = <T>(word: string, shortest: number, cut: (begin: string, end: string) => T | undefined) => {
  for (let at = shortestPart; at <= word.length - shortest; at++) {
    const found = cut(word.slice(0, at), word.slice(at));
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The English words of a compound: "softwareentwickler" is "software developer". */
const partsOf = (
  word: string,
  language: Language,
  english: EnglishWords,
  parts = mostParts,
): readonly string[] | undefined =>
  firstCut(word, shortestPart, (begin, end) => {
    const last = endOf(end, language, english);
    const first = last && beginOf(begin, language, english, parts - 1);
    return first && [...first, ...last];
  });

const endOf = (end: string, language: Language, english: EnglishWords): readonly string[] | undefined => {
  if (language.joining.has(end)) return [];
  return entryOf(end, language) ?? (end.length >= shortestEnd ? knownEnglish(end, english) : undefined);
};

const links = ['', 's', 'es', 'n', 'en', 'er', 'e'];

const beginOf = (
  begin: string,
  language: Language,
  english: EnglishWords,
  parts: number,
): readonly string[] | undefined => {
  for (const link of links) {
    const word = begin.slice(0, begin.length - link.length);
    if (!begin.endsWith(link) || word.length < shortestPart) continue;
    const found =
      language.entries.get(word) ??
      (word.length > shortestPart ? knownEnglish(word, english) : undefined) ??
      (parts > 1 ? partsOf(word, language, english, parts) : undefined);
    if (found) return found;
  }
  return undefined;
};

const knownEnglish = (word: string, english: EnglishWords): readonly string[] | undefined => {
  const known = english.isEnglish(word) ? word : english.cognate(word);
  return known === undefined ? undefined : [known];
};

/** A compound of which only the end is known: "oberleitungsmonteur" is "oberleitungs assembler". */
const knownEnd = (word: string, language: Language): readonly string[] | undefined =>
  firstCut(word, shortestEnd, (begin, end) => {
    const last = entryOf(end, language);
    return last && [begin, ...last];
  });

const compound = (word: string, language: Language, english: EnglishWords): readonly string[] | undefined =>
  language.isCompounding && word.length <= longestCompound
    ? (partsOf(word, language, english) ?? knownEnd(word, language))
    : undefined;

/** The English words for one that is in the list of a language, or is made of such words. */
type Dictionary = { language: Language; find(word: string): readonly string[] | undefined };

const makeDictionary = (language: Language, english: EnglishWords): Dictionary => ({
  language,
  find: remembered((word) =>
    firstOf(
      [word, ...language.masculineForms(word)],
      (form) => entryOf(form, language) ?? compound(form, language, english),
    ),
  ),
});

const firstOf = <T>(words: readonly string[], find: (word: string) => T | undefined): T | undefined => {
  for (const word of words) {
    const found = find(word);
    if (found !== undefined) return found;
  }
  return undefined;
};

const mostRemembered = 10_000;

/** Titles repeat words, so the ways to split a word are tried once. */
const remembered = <T>(find: (word: string) => T): ((word: string) => T) => {
  const results = new Map<string, { found: T }>();
  return (word) => {
    const known = results.get(word);
    if (known) return known.found;
    if (results.size === mostRemembered) results.clear();
    const found = find(word);
    results.set(word, { found });
    return found;
  };
};

/** The dictionary of the language with the most words of a title that are not English. */
const dictionaryFor = (
  words: readonly TitleWord[],
  dictionaries: readonly Dictionary[],
  { isEnglish }: EnglishWords,
): Dictionary | undefined => {
  const strange = words.filter(({ word, isAccented }) => isAccented || !isEnglish(word));
  let best: Dictionary | undefined;
  let most = 0;
  for (const dictionary of dictionaries) {
    const { joining } = dictionary.language;
    const count = strange.filter(({ word }) => joining.has(word) || dictionary.find(word)).length;
    if (count > most) [best, most] = [dictionary, count];
  }
  return best;
};

/** The words of a title in English, without those that only join others. An unknown word stays as it is. */
export type Translate = (words: readonly TitleWord[]) => string[];

export const makeTranslate = (english: EnglishWords): Translate => {
  const dictionaries = languages.map((language) => makeDictionary(language, english));
  const knownOf = remembered((word) => knownEnglish(word, english));

  const translated = (
    { word, isAccented }: TitleWord,
    dictionary: Dictionary | undefined,
  ): readonly string[] => {
    const entry = dictionary?.language.entries.get(word);
    if (entry) return entry;
    if (!isAccented && english.isEnglish(word)) return [word];
    const masculine = dictionary
      ? dictionary.language.masculineForms(word)
      : languages.flatMap(({ masculineForms }) => masculineForms(word));
    return (
      dictionary?.find(word) ??
      firstOf([word, ...masculine], knownOf) ?? [(dictionary && masculine[0]) ?? word]
    );
  };

  const neutral = (word: string): string => neutralOf(word, english.isEnglish);
  return (given) => {
    const words = given.map(({ word, isAccented }) => ({ word: neutral(masculineOf(word)), isAccented }));
    const dictionary = dictionaryFor(words, dictionaries, english);
    const joining = dictionary?.language.joining ?? englishJoining;
    const keys = dictionary ? words.map(({ word }) => keyOf(word, dictionary.language)) : [];
    const result: string[] = [];
    for (let at = 0; at < words.length; at++) {
      const word = words[at] as TitleWord;
      const several = dictionary && entryAt(keys, at, dictionary.language);
      if (several) {
        result.push(...several.words);
        at += several.length - 1;
      } else if (!joining.has(word.word)) result.push(...translated(word, dictionary));
    }
    return result.map(neutral);
  };
};

/** A word as entries of several words have it. */
const keyOf = (word: string, { partsOfEntries, baseForms }: Language): string =>
  partsOfEntries.has(word) ? word : (baseForms(word).find((form) => partsOfEntries.has(form)) ?? word);

/** The longest entry of several words that starts here. */
const entryAt = (keys: readonly string[], at: number, { entries, longest }: Language) => {
  for (let length = Math.min(longest, keys.length - at); length > 1; length--) {
    const found = entries.get(keys.slice(at, at + length).join('_'));
    if (found) return { words: found, length };
  }
  return undefined;
};
