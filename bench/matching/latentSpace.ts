import { seeded } from '../../fixtures/random.ts';

/** A text as its words, in any order, repeated as in the text. */
type Words = readonly string[];
/** The known words of a text and their weights. The squares of the weights add up to 1. */
type Sparse = { words: Int32Array; weights: Float64Array };

/** The vectors of texts: those of similar texts point in similar directions. */
export type LatentSpace = {
  /** Cosines of the texts to a text, by their first dimensions. */
  cosines(texts: readonly Float64Array[], to: Float64Array, dimensions: number): Float64Array;
  vectorOf(text: Words): Float64Array;
};

const fewestTexts = 2;
const extraDimensions = 10;
const powerSteps = 3;

/** Weights by TF-IDF, learned from these texts. A word of a single text is unknown. */
export const learnWeights = (texts: readonly Words[]): ((text: Words) => Sparse) & { words: number } => {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap((text) => [...new Set(text)]))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const known = new Map(
    [...counts]
      .filter(([, count]) => count >= fewestTexts)
      .map(([word, count], number) => [word, { number, rarity: Math.log(1 + texts.length / count) }]),
  );
  const weigh = (text: Words): Sparse => {
    const found = [...Map.groupBy(text, (word) => word)].flatMap(([word, all]) => {
      const entry = known.get(word);
      return entry ? [{ word: entry.number, weight: (1 + Math.log(all.length)) * entry.rarity }] : [];
    });
    const length = Math.sqrt(found.reduce((sum, { weight }) => sum + weight ** 2, 0)) || 1;
    return {
      words: Int32Array.from(found, ({ word }) => word),
      weights: Float64Array.from(found, ({ weight }) => weight / length),
    };
  };
  return Object.assign(weigh, { words: known.size });
};

/**
 * Latent semantic analysis: the leading right singular vectors of the matrix of texts and words, by random
 * projection and power iteration (Halko, Martinsson and Tropp, 2011).
 */
export const learnSpace = (texts: readonly Words[], dimensions: number, seed: string): LatentSpace => {
  const weigh = learnWeights(texts);
  const rows = texts.map(weigh);
  const random = seeded(seed);
  const draw = () => Array.from({ length: 12 }, () => random.int(0, 1e6) / 1e6).reduce((a, b) => a + b) - 6;
  let basis: Float64Array[] = Array.from({ length: dimensions + extraDimensions }, () =>
    Float64Array.from({ length: weigh.words }, draw),
  );
  for (let step = 0; step < powerSteps; step++)
    basis = orthonormal(basis.map((column) => toWords(rows, toTexts(rows, column), weigh.words)));
  const images = basis.map((column) => toTexts(rows, column));
  const directions = leadingDirections(images.map((one) => images.map((other) => dot(one, other))));
  const axes = directions.slice(0, dimensions).map((direction) => {
    const axis = new Float64Array(weigh.words);
    for (const [at, share] of direction.entries()) addTo(axis, basis[at] as Float64Array, share);
    return axis;
  });
  return {
    vectorOf: (text) => {
      const row = weigh(text);
      return Float64Array.from(axes, (axis) => along(row, axis));
    },
    cosines: (all, to, count) => {
      const query = to.subarray(0, count);
      const length = Math.sqrt(dot(query, query)) || 1;
      return Float64Array.from(all, (vector) => {
        const own = vector.subarray(0, count);
        return dot(own, query) / (length * (Math.sqrt(dot(own, own)) || 1));
      });
    },
  };
};

/** Cosine of two weighted texts by the words they share. */
export const cosineOf = (one: Sparse, other: Sparse): number => {
  const weights = new Map([...one.words].map((word, at) => [word, one.weights[at] as number]));
  return other.words.reduce(
    (sum, word, at) => sum + (weights.get(word) ?? 0) * (other.weights[at] as number),
    0,
  );
};

const along = ({ words, weights }: Sparse, column: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < words.length; at++)
    sum += (weights[at] as number) * (column[words[at] as number] as number);
  return sum;
};

const toTexts = (rows: readonly Sparse[], column: Float64Array): Float64Array =>
  Float64Array.from(rows, (row) => along(row, column));

const toWords = (rows: readonly Sparse[], column: Float64Array, words: number): Float64Array => {
  const sums = new Float64Array(words);
  for (const [text, { words: own, weights }] of rows.entries())
    for (let at = 0; at < own.length; at++)
      (sums[own[at] as number] as number) += (weights[at] as number) * (column[text] as number);
  return sums;
};

const dot = (one: Float64Array, other: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number);
  return sum;
};

const addTo = (to: Float64Array, from: Float64Array, share: number): void => {
  for (let at = 0; at < to.length; at++) (to[at] as number) += share * (from[at] as number);
};

/** Gram-Schmidt, each vector twice against rounding. */
const orthonormal = (vectors: readonly Float64Array[]): Float64Array[] => {
  const done: Float64Array[] = [];
  for (const vector of vectors) {
    const own = vector.slice();
    for (let pass = 0; pass < 2; pass++) for (const other of done) addTo(own, other, -dot(own, other));
    const length = Math.sqrt(dot(own, own));
    if (length > 0) done.push(own.map((value) => value / length));
  }
  return done;
};

/** Eigenvectors of a symmetric matrix by Jacobi rotations, the largest eigenvalue first. */
const leadingDirections = (matrix: readonly (readonly number[])[]): Float64Array[] => {
  const size = matrix.length;
  const values = matrix.map((row) => Float64Array.from(row));
  const vectors = Array.from({ length: size }, (_, at) => {
    const unit = new Float64Array(size);
    unit[at] = 1;
    return unit;
  });
  const at = (row: number, column: number) => (values[row] as Float64Array)[column] as number;
  const enough = 1e-12 * values.reduce((sum, row) => sum + dot(row, row), 0);
  const beside = () => values.reduce((sum, row, one) => sum + dot(row, row) - (row[one] as number) ** 2, 0);
  for (let sweep = 0; sweep < 30 && beside() > enough; sweep++)
    for (let one = 0; one < size; one++)
      for (let other = one + 1; other < size; other++) {
        const value = at(one, other);
        if (value === 0) continue;
        const ratio = (at(other, other) - at(one, one)) / (2 * value);
        const tangent = (ratio < 0 ? -1 : 1) / (Math.abs(ratio) + Math.hypot(ratio, 1));
        const cosine = 1 / Math.hypot(tangent, 1);
        const sine = tangent * cosine;
        for (const row of values) turn(row, one, other, cosine, sine);
        turnRows(values[one] as Float64Array, values[other] as Float64Array, cosine, sine);
        turnRows(vectors[one] as Float64Array, vectors[other] as Float64Array, cosine, sine);
      }
  return vectors
    .map((vector, number) => ({ vector, value: at(number, number) }))
    .sort((a, b) => b.value - a.value)
    .map(({ vector }) => vector);
};

const turn = (row: Float64Array, one: number, other: number, cosine: number, sine: number): void => {
  const [x, y] = [row[one] as number, row[other] as number];
  row[one] = cosine * x - sine * y;
  row[other] = sine * x + cosine * y;
};

const turnRows = (one: Float64Array, other: Float64Array, cosine: number, sine: number): void => {
  for (let at = 0; at < one.length; at++) {
    const [x, y] = [one[at] as number, other[at] as number];
    one[at] = cosine * x - sine * y;
    other[at] = sine * x + cosine * y;
  }
};
