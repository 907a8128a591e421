const particles = new Set(
  `von van der den de del della da di do dos la le zu zur y e bin al el dr prof dipl ing mr mrs ms herr frau`.split(
    ' ',
  ),
);
const letters = /\p{L}[\p{L}\p{M}\p{N}]*/gu;
const otherLetters: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', đ: 'd' };

/** Letters without accents and case, so that "MÜLLER" and "Muller" are the same name. */
export const folded = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøłæœđ]/gu, (letter) => otherLetters[letter] ?? letter);

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };
/** With umlauts spelled out, as in "Mueller". */
const spelledOut = (word: string): string =>
  folded(
    word
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöü]/gu, (letter) => umlauts[letter] ?? letter),
  );

const isCapitalized = (word: string): boolean => word.charAt(0) !== word.charAt(0).toLowerCase();
/** Scripts without upper case write a name in few characters: the first one would be the family name. */
const hasCase = (word: string): boolean => word.toLowerCase() !== word.toUpperCase();

/** The words of a name, without "von" and "Dr.". A name of short words is all of them. */
const partsOf = (name: string): string[] => {
  const words = name.normalize('NFC').match(letters) ?? [];
  const parts = words.filter((word) => !particles.has(folded(word)));
  return parts.some((part) => part.length > 2 || !hasCase(part)) ? parts : words;
};

/** "M. R." for "Meenakshi Raman": of a longer name, its first and last word. */
export const initialsOf = (name: string): string => {
  const parts = partsOf(name).filter(hasCase);
  const shown = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return shown.map((word = '') => `${String([...word][0]).toUpperCase()}.`).join(' ') || '•';
};

/** A lower-case word of this length is a name and not an ordinary word, such as "mark" or "young". */
const surelyName = 7;

type Word = { at: number; end: number; isPart: boolean; isClear: boolean };

/** The text with each mention of this name replaced by its initials. */
export const maskName = (text: string, name: string): string => maskPerson(text, name, initialsOf(name));

/** The text with each mention of a person replaced; `inFull`: a part of the name alone is left. */
export const maskPerson = (text: string, name: string, instead: string, inFull = false): string => {
  const parts = partsOf(name);
  const known = new Set(parts.flatMap((part) => [folded(part), spelledOut(part)]));
  const unspaced = parts.filter((part) => !hasCase(part)).join('');
  const plain = unspaced.length > 1 ? text.replaceAll(unspaced, instead) : text;
  const words = [...plain.matchAll(letters)].map((match): Word => {
    const [word] = match;
    const isPart = known.has(folded(word));
    const isClear = isPart && !inFull && isClearly(word);
    return { at: match.index, end: match.index + word.length, isPart, isClear };
  });
  return cutOut(plain, mentions(words, plain), instead);
};

/** Whether a word that a name has is that name here, and not the ordinary word. */
export const isClearly = (word: string): boolean =>
  word.length > 2 && (isCapitalized(word) || word.length >= surelyName);

/** Between the words of one name: spaces, a hyphen, a comma, or the period of an initial. */
const joins = /^(?:[ \t]*[.,'’·-]?[ \t]*)$/u;

/** Runs of words that are the name: one that is clearly a name, or two beside each other. */
const mentions = (words: readonly Word[], text: string): { at: number; end: number }[] => {
  const found: { at: number; end: number }[] = [];
  for (let from = 0; from < words.length; from++) {
    const first = words[from] as Word;
    if (!first.isPart) continue;
    const run = [first];
    for (let next = from + 1; next < words.length; next++) {
      const word = words[next] as Word;
      const before = run.at(-1) as Word;
      const isInitial = word.end - word.at === 1 && text[word.end] === '.';
      if (
        !joins.test(text.slice(before.end, word.at)) ||
        !(word.isPart || isInitial || isParticle(text, word))
      )
        break;
      run.push(word);
    }
    while (run.length > 1 && !run.at(-1)?.isPart) run.pop();
    const own = run.filter(({ isPart }) => isPart);
    if (own.length > 1 || own.some(({ isClear }) => isClear))
      found.push({ at: first.at, end: (run.at(-1) as Word).end });
    from += run.length - 1;
  }
  return found;
};

const isParticle = (text: string, { at, end }: Word): boolean => particles.has(folded(text.slice(at, end)));

export const cutOut = (
  text: string,
  spans: readonly { at: number; end: number }[],
  instead: string,
): string => {
  let rest = 0;
  const kept = spans.map(({ at, end }) => {
    const before = text.slice(rest, at);
    rest = end;
    return `${before}${instead}`;
  });
  return `${kept.join('')}${text.slice(rest)}`;
};
