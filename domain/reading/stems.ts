/** Endings of English, German, French and Spanish words that do not change what they name, longest first. */
const ending =
  /(?:isierungen|isierung|ierungen|izations?|isations?|ements?|ierung|ations?|amientos?|imientos?|aciones|acion|ments?|ungen|iones|euses?|ings?|ions?|ants?|ents?|adas?|ados?|idas?|idos?|eurs?|oras?|ores|ung|ern|ers?|ies|ees?|ed|en|em|er|es|or|ar|ir|as|os|[eaoysin])$/u;
/** Letters that remain at least. */
const shortest = 4;

/** Texts repeat their words, so the stems of some are remembered. */
const stems = new Map<string, string>();
const mostRemembered = 50_000;

/** The word without its ending: "welding", "welder" and "welded" are one. */
const stemOf = (word: string): string => {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = withoutEnding(word);
  if (stems.size >= mostRemembered) stems.clear();
  stems.set(word, stem);
  return stem;
};

const folded = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/gu, 'ss').replace(/ł/gu, 'l').replace(/ı/gu, 'i');

const withoutEnding = (word: string): string => {
  const plain = folded(word);
  let stem = plain;
  for (let time = 0; time < 2 && stem.length > shortest; time++) {
    const cut = stem.replace(ending, '');
    if (cut === stem || cut.length < shortest) break;
    stem = cut;
  }
  return stem.replace(/([b-df-hj-np-tv-z])\1$/u, '$1');
};

/** Scripts that put no space between words. */
const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]`;
const word = new RegExp(String.raw`${unspaced}+|(?:(?!${unspaced})[\p{L}\p{N}\p{M}+#])+`, 'gu');
const isUnspaced = new RegExp(`^${unspaced}`, 'u');
const small = new Set(
  'a an and as at by for in of on or the to with und oder der die das des dem den ein eine im mit von zu et ou le la les de des du un une en y o el los las del con para por'.split(
    ' ',
  ),
);

type Word = { word: string; isPair: boolean };

/** The words of a text that name something; pairs of letters where no space parts words. */
const wordsOf = (text: string): Word[] =>
  [...text.normalize('NFKC').toLowerCase().matchAll(word)].flatMap(([one]): Word[] => {
    if (!isUnspaced.test(one)) return one.length > 1 && !small.has(one) ? [{ word: one, isPair: false }] : [];
    if (one.length === 1) return [{ word: one, isPair: true }];
    return Array.from({ length: one.length - 1 }, (_, at) => ({
      word: one.slice(at, at + 2),
      isPair: true,
    }));
  });

/** The stems of a text, each once; pairs of letters of Chinese words. */
export const stemsOf = (text: string): string[] => [
  ...new Set(wordsOf(text).map(({ word: one, isPair }) => (isPair ? one : stemOf(one)))),
];

/** Letters that begin a word, whatever its endings are. */
const beginning = 5;

/**
 * How the words of a text begin, each once: what is compared in languages whose endings are not known. "Księgowość" and
 * "księgowa" are "ksieg*".
 */
export const beginningsOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text).flatMap(({ word: one, isPair }) => {
      if (isPair) return [one];
      const plain = folded(one);
      return plain.length > 2 ? [`${plain.slice(0, beginning)}*`] : [];
    }),
  ),
];
