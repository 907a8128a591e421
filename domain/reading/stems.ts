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

const withoutEnding = (word: string): string => {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/gu, 'ss');
  let stem = plain;
  for (let time = 0; time < 2 && stem.length > shortest; time++) {
    const cut = stem.replace(ending, '');
    if (cut === stem || cut.length < shortest) break;
    stem = cut;
  }
  return stem.replace(/([b-df-hj-np-tv-z])\1$/u, '$1');
};

const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}+#]+/gu;
const isEastern = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const small = new Set(
  'a an and as at by for in of on or the to with und oder der die das des dem den ein eine im mit von zu et ou le la les de des du un une en y o el los las del con para por'.split(
    ' ',
  ),
);

/** The stems of a text, each once; pairs of letters of Chinese words. */
export const stemsOf = (text: string): string[] => {
  const found = new Set<string>();
  for (const [one] of text.normalize('NFKC').toLowerCase().matchAll(word)) {
    if (!isEastern.test(one)) {
      if (one.length > 1 && !small.has(one)) found.add(stemOf(one));
    } else if (one.length === 1) found.add(one);
    else for (let at = 0; at + 1 < one.length; at++) found.add(one.slice(at, at + 2));
  }
  return [...found];
};
