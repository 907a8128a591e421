import { makeCognates } from './cognates.ts';
import { makeTranslate, type Translate } from './titleTranslations.ts';

/** The words of 90,000 public job titles, each with its rarity and its vector. */
export type TitleSpaceFile = {
  notice: string;
  version: string;
  dimensions: number;
  /** Separated by spaces. */
  tokens: string;
  /** In hundredths. */
  idf: readonly number[];
  /** Quantization step, in millionths. */
  scale: readonly number[];
  /** Base64: two steps per byte, 8 is zero. */
  steps: string;
};

export type TitleSpace = {
  version: string;
  dimensions: number;
  wordNumbers: ReadonlyMap<string, number>;
  /** Word after word. */
  vectors: Float32Array;
  rarity(word: string): number;
  gramRarity(gram: string): number;
  translate: Translate;
};

export const makeTitleSpace = (file: TitleSpaceFile): TitleSpace => {
  const words = file.tokens.split(' ');
  const wordNumbers = new Map(words.map((word, at) => [word, at]));
  const idf = file.idf.map((hundredths) => hundredths / 100);
  const rarest = Math.max(1, ...idf);
  const grams = gramRarities(words, idf, rarest);
  return {
    version: file.version,
    dimensions: file.dimensions,
    wordNumbers,
    vectors: unpack(file, idf),
    translate: makeTranslate({ isEnglish: (word) => wordNumbers.has(word), cognate: makeCognates(words) }),
    rarity: (word) => idf[wordNumbers.get(word) ?? -1] ?? rarest,
    gramRarity: (gram) => grams.get(gram) ?? rarest,
  };
};

/** Trigrams, with the ends of the word marked. */
export const gramsOf = (word: string): string[] => {
  const padded = `^${word}$`;
  return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
};

/**
 * Rarity of trigrams, from the rarity of the words that contain them: a word of rarity r is in e^-r of all
 * titles.
 */
const gramRarities = (words: readonly string[], idf: readonly number[], rarest: number) => {
  const shares = new Map<string, number>();
  words.forEach((word, at) => {
    const share = Math.exp(-(idf[at] ?? rarest));
    const padded = `^${word}$`;
    for (let start = 0; start + 3 <= padded.length; start++) {
      const gram = padded.slice(start, start + 3);
      if (padded.indexOf(gram) === start) shares.set(gram, (shares.get(gram) ?? 0) + share);
    }
  });
  for (const [gram, share] of shares) shares.set(gram, Math.max(0.1, -Math.log(Math.min(1, share))));
  return shares;
};

/** Each word's vector, scaled by the rarity of the word. */
const unpack = ({ steps, scale, dimensions }: TitleSpaceFile, idf: readonly number[]): Float32Array => {
  const bytes = atob(steps);
  const vectors = new Float32Array(bytes.length * 2);
  for (let word = 0, at = 0; at < vectors.length; word++) {
    const stepSize = scale[word] ?? 0;
    const rarity = idf[word] ?? 0;
    for (const end = at + dimensions; at < end; at++) {
      const byte = bytes.charCodeAt(at >> 1);
      const step = (at % 2 === 0 ? byte >> 4 : byte & 15) - 8;
      vectors[at] = (step * stepSize * rarity) / 1e6;
    }
  }
  return vectors;
};
