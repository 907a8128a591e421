/** Letters that Unicode does not take apart, as people type them who lack them. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ς: 'σ',
};
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');
/** Accents of Latin, Greek and Cyrillic, points of Hebrew, vowels of Arabic; vowels of Indic scripts are letters. */
const accents =
  '\\u0300-\\u036F\\u0591-\\u05BD\\u05BF\\u05C1\\u05C2\\u05C4\\u05C5\\u05C7\\u064B-\\u065F\\u0670';
const apostrophes = "'`\\u02B9-\\u02BC\\u02BE\\u02BF\\u2018-\\u201B\\u2032";
const invisible = '\\u00AD\\u061C\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFE00-\\uFE0F\\uFEFF';
const dropped = new RegExp(`[${accents}${apostrophes}${invisible}]`, 'gu');
const dashes = /[\u2010-\u2015\u2212]/gu;
/** Would be taken apart into a blank and an accent. */
const acute = /\u00B4/gu;

/**
 * A text as it is searched: without case, accents, apostrophes and marks that cannot be seen, in letters of usual width.
 * "Štěpán O’Neill" is "stepan oneill". The SQL function `fold_text` says the same. See docs/decisions/0173.
 */
export const foldText = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase().replace(/['`]/g, '')
    : text
        .replace(acute, '')
        .normalize('NFKD')
        .replace(dropped, '')
        .toLowerCase()
        .replace(special, (letter) => letters[letter] ?? letter)
        .replace(dashes, '-')
        .normalize('NFC');

// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII
const isAscii = (text: string): boolean => /^[\x00-\x7F]*$/.test(text);

/** A folded text, and for each of its characters from where to where it was written. */
export type FoldedPlaces = { folded: string; from: readonly number[]; to: readonly number[] };

export const foldWithPlaces = (text: string): FoldedPlaces => {
  let folded = '';
  const from: number[] = [];
  const to: number[] = [];
  for (const { 0: written, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const part = foldText(written);
    folded += part;
    for (let at = 0; at < part.length; at++) {
      from.push(index);
      to.push(index + written.length);
    }
  }
  return { folded, from, to };
};

/**
 * The words of a search, which are found in any order; those within longer ones add nothing. A search of signs alone that
 * are never searched finds nothing.
 */
export const wordsToFind = (asked: string): string[] => {
  const words = [...new Set(asked.split(/\s+/u).filter(Boolean).map(foldSearched))];
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
};

/** A word of a search. One of apostrophes and accents alone stands as it is, which no folded text contains. */
export const foldSearched = (word: string): string => foldText(word) || word.toLowerCase();
