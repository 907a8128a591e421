import type { TitleWord, Translate } from './titleTranslations.ts';

/** Steps of seniority: "Junior" is one below an unmarked title, "Senior" one above. */
const ranks: Readonly<Record<string, number>> = {
  ...{ intern: -2, trainee: -2, praktikant: -2, praktikantin: -2, stagiaire: -2, becario: -2, becaria: -2 },
  ...{ junior: -1, jr: -1, i: -1, ii: 0, iii: 1, iv: 2 },
  ...{ senior: 1, sr: 1, confirme: 0, lead: 2, principal: 2, staff: 2 },
};
/** Words that are only a rank; the others also name an occupation ("Lead", "Intern"). */
const onlyRanks = new Set('senior sr junior jr i ii iii iv'.split(' '));

/** Common abbreviations in titles. */
const shortFor: Readonly<Record<string, string>> = {
  sre: 'site reliability engineer',
  swe: 'software engineer',
  sde: 'software development engineer',
  sdet: 'software test automation engineer',
  pm: 'project manager',
  po: 'product owner',
  ba: 'business analyst',
  qa: 'quality assurance',
  dba: 'database administrator',
  fe: 'frontend',
  be: 'backend',
  ui: 'frontend',
  ml: 'machine learning',
  ai: 'artificial intelligence',
  bi: 'business intelligence',
  hr: 'human resources',
  rn: 'registered nurse',
  sysadmin: 'system administrator',
  k8s: 'kubernetes',
};
const languages = new Set(['c', 'r']);

/** Longer titles are truncated. */
const mostWords = 24;
const longestTitle = 400;

/**
 * Significant words of a job title, each once, in alphabetical order, in English and without abbreviations.
 * Seniority and the letters of "(m/f/d)" are removed, so that gender is never considered. A title that consists
 * only of seniority keeps it.
 */
export const titleWords = (title: string, translate: Translate): string[] => {
  const words = translate(titleWordsIn(title)).filter((word) => word.length > 1 || languages.has(word));
  const telling = words
    .filter((word) => !onlyRanks.has(word))
    .flatMap((word) => (Object.hasOwn(shortFor, word) ? (shortFor[word] as string).split(' ') : word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, mostWords).sort();
};

const titleWordsIn = (title: string): TitleWord[] =>
  title
    .slice(0, longestTitle)
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}+#]+/u)
    .filter(Boolean)
    .map((raw) => {
      const word = withoutAccents(raw);
      return { word, isAccented: word !== raw };
    });

const withoutAccents = (word: string): string =>
  word
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');

/** The words of a title in lower case and without accents. */
export const wordsIn = (title: string): string[] => titleWordsIn(title).map(({ word }) => word);

/** The seniority that a title states: the highest, or null. */
export const titleRank = (title: string): number | null => {
  const stated = wordsIn(title).flatMap((word) =>
    Object.hasOwn(ranks, word) ? [ranks[word] as number] : [],
  );
  return stated.length === 0 ? null : Math.max(...stated);
};
