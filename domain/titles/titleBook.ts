import { kindsOfWork } from './kindsOfWork.ts';
import { gramsOf, type TitleSpace } from './titleSpace.ts';
import { titleRank, titleWords } from './titleWords.ts';

/** Shares of equal words, equal letters and word vectors in a title's similarity. */
const likenessShares = { words: 0.1, letters: 0.4, meaning: 0.5 };

/** Share of similarity that is lost by each step between two stated ranks: Junior is near Senior, not equal. */
const lostByRank = 0.08;

/** Share of similarity that is left if head nouns name different kinds of work: Java Developer and Java Barista. */
const keptByOtherWork = 0.4;

/**
 * Titles by number. Every kind of similarity is a sum over a title's words, so one query takes one look at
 * each known word and a few additions per title, however many titles there are.
 */
export type TitleBook = {
  readonly size: number;
  /** The number of a title: the same for every spelling with the same significant words, rank and kind of work. */
  add(title: string): number;
  /** Similarity of each title of the book to this one, in thousandths. */
  likenessTo(title: string): Uint16Array;
};

type Title = {
  rank: number | null;
  kinds: number;
  words: readonly number[];
  wordSize: number;
  gramSize: number;
  meaningSize: number;
  /** Share of the words that the space knows, by rarity. */
  knownShare: number;
};

export const makeTitleBook = (space: TitleSpace): TitleBook => {
  const numbers = new Map<string, number>();
  const words = new Map<string, number>();
  /** By the number of a word, its number in the space, or -1. */
  const places: number[] = [];
  const gramHolders = new Map<string, number[]>();
  const titles: Title[] = [];

  const addWord = (word: string): number => {
    const known = words.get(word);
    if (known !== undefined) return known;
    const number = places.push(space.wordNumbers.get(word) ?? -1) - 1;
    words.set(word, number);
    for (const gram of gramsOf(word)) {
      const holders = gramHolders.get(gram);
      if (holders) holders.push(number);
      else gramHolders.set(gram, [number]);
    }
    return number;
  };

  const add = (title: string): number => {
    const telling = titleWords(title, space.translate);
    const rank = titleRank(title);
    const kinds = kindsOfWork(title);
    const key = `${telling.join(' ')}/${rank}/${kinds}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = titles.push({ rank, kinds, words: telling.map(addWord), ...sizesOf(telling, space) }) - 1;
    numbers.set(key, number);
    return number;
  };

  const likenessTo = (title: string): Uint16Array => {
    const asked = titleWords(title, space.translate);
    const own = sizesOf(asked, space);
    const ownRank = titleRank(title);
    const ownKinds = kindsOfWork(title);
    const byWord = wordAgreement(asked, words, space);
    const byGram = gramAgreement(asked, gramHolders, places.length, space);
    const byMeaning = meaningAgreement(asked, places, space);
    const likeness = new Uint16Array(titles.length);
    for (let at = 0; at < likeness.length; at++) {
      const { rank, kinds, words: its, wordSize, gramSize, meaningSize, knownShare } = titles[at] as Title;
      let equal = 0;
      let letters = 0;
      let meaning = 0;
      for (const word of its) {
        equal += byWord[word] as number;
        letters += byGram[word] as number;
        meaning += byMeaning[word] as number;
      }
      const steps = rank === null || ownRank === null ? 0 : Math.abs(rank - ownRank);
      const isOtherWork = kinds !== 0 && ownKinds !== 0 && (kinds & ownKinds) === 0;
      const kept = Math.max(0.5, 1 - lostByRank * steps) * (isOtherWork ? keptByOtherWork : 1);
      const likenessOfWords = likenessOf(
        share(equal, wordSize * own.wordSize),
        share(letters, gramSize * own.gramSize),
        share(meaning, meaningSize * own.meaningSize),
        Math.min(knownShare, own.knownShare),
      );
      likeness[at] = Math.round(kept * likenessOfWords);
    }
    return likeness;
  };

  return {
    get size() {
      return titles.length;
    },
    add,
    likenessTo,
  };
};

const share = (sum: number, size: number): number => (size === 0 ? 0 : Math.min(1, Math.max(0, sum / size)));

/** The fewer words of a title are known, the more of the share of the vectors goes to equal words and letters. */
const likenessOf = (equal: number, letters: number, meaning: number, known: number): number => {
  const spelled = likenessShares.words * equal + likenessShares.letters * letters;
  const byMeaning = likenessShares.meaning * known;
  const whole = (spelled * (1 - byMeaning)) / (1 - likenessShares.meaning) + byMeaning * meaning;
  return Math.round(1000 * Math.min(1, whole));
};

const sizesOf = (telling: readonly string[], space: TitleSpace) => ({
  wordSize: Math.hypot(...telling.map((word) => space.rarity(word))),
  gramSize: Math.hypot(...[...gramCounts(telling)].map(([gram, count]) => count * space.gramRarity(gram))),
  meaningSize: Math.hypot(...meaningOf(telling, space)),
  knownShare: knownShareOf(telling, space),
});

const knownShareOf = (telling: readonly string[], { wordNumbers, rarity }: TitleSpace): number => {
  const weights = telling.map((word) => rarity(word) ** 2);
  const known = weights.filter((_, at) => wordNumbers.has(telling[at] ?? ''));
  return share(sum(known), sum(weights));
};

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const gramCounts = (telling: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const gram of telling.flatMap(gramsOf)) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  return counts;
};

const meaningOf = (
  telling: readonly string[],
  { wordNumbers, vectors, dimensions }: TitleSpace,
): Float64Array => {
  const sum = new Float64Array(dimensions);
  for (const word of telling) {
    const start = (wordNumbers.get(word) ?? -1) * dimensions;
    for (let at = 0; start >= 0 && at < dimensions; at++)
      sum[at] = (sum[at] ?? 0) + (vectors[start + at] ?? 0);
  }
  return sum;
};

const wordAgreement = (asked: readonly string[], words: ReadonlyMap<string, number>, space: TitleSpace) => {
  const agreement = new Float64Array(words.size);
  for (const word of asked) {
    const number = words.get(word);
    if (number !== undefined) agreement[number] = space.rarity(word) ** 2;
  }
  return agreement;
};

const gramAgreement = (
  asked: readonly string[],
  holders: ReadonlyMap<string, readonly number[]>,
  count: number,
  space: TitleSpace,
) => {
  const agreement = new Float64Array(count);
  for (const [gram, times] of gramCounts(asked)) {
    const weight = times * space.gramRarity(gram) ** 2;
    for (const word of holders.get(gram) ?? []) agreement[word] = (agreement[word] ?? 0) + weight;
  }
  return agreement;
};

const meaningAgreement = (asked: readonly string[], places: readonly number[], space: TitleSpace) => {
  const meaning = meaningOf(asked, space);
  const { dimensions, vectors } = space;
  const agreement = new Float64Array(places.length);
  for (let word = 0; word < agreement.length; word++) {
    const start = (places[word] as number) * dimensions;
    let sum = 0;
    for (let at = 0; start >= 0 && at < dimensions; at++) {
      sum += (meaning[at] as number) * (vectors[start + at] as number);
    }
    agreement[word] = sum;
  }
  return agreement;
};
