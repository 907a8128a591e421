/** Rows of features, one after the other, with whether each had the event. */
export type Examples = { width: number; features: Float64Array; events: Uint8Array };

export const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

const mostSteps = 30;
const closeEnough = 1e-9;

/**
 * Logistic regression with an intercept, by Newton's method on the penalized log-likelihood of all rows. The
 * penalty `ridge` × ½ |β|² leaves the intercept out and makes the result unique. The same rows give the same result.
 * See docs/decisions/0141.
 */
export const fitLogistic = ({ width, features, events }: Examples, ridge: number): number[] => {
  const size = width + 1;
  const rows = events.length;
  let had = 0;
  for (let row = 0; row < rows; row++) had += events[row] as number;
  const share = (had + 0.5) / (rows + 1);
  const beta = [Math.log(share / (1 - share)), ...Array<number>(width).fill(0)];
  const at = new Float64Array(size);
  at[0] = 1;
  for (let step = 0; step < mostSteps; step++) {
    const gradient = beta.map((one, place) => (place === 0 ? 0 : -ridge * one));
    const curvature = beta.map((_, one) => beta.map((_, other) => (one === other && one > 0 ? ridge : 0)));
    for (let row = 0; row < rows; row++) {
      let sum = beta[0] as number;
      for (let place = 1; place < size; place++) {
        at[place] = features[row * width + place - 1] as number;
        sum += (beta[place] as number) * (at[place] as number);
      }
      const chance = logistic(sum);
      const miss = (events[row] as number) - chance;
      const weight = chance * (1 - chance);
      for (let one = 0; one < size; one++) {
        gradient[one] = (gradient[one] as number) + miss * (at[one] as number);
        const line = curvature[one] as number[];
        for (let other = 0; other <= one; other++)
          line[other] = (line[other] as number) + weight * (at[one] as number) * (at[other] as number);
      }
    }
    for (let one = 0; one < size; one++)
      for (let other = one + 1; other < size; other++)
        (curvature[one] as number[])[other] = (curvature[other] as number[])[one] as number;
    const move = solve(curvature, gradient);
    for (let place = 0; place < size; place++)
      beta[place] = (beta[place] as number) + clamp(move[place] as number);
    if (move.every((one) => Math.abs(one) < closeEnough)) break;
  }
  return beta;
};

/** Far steps overshoot where events are rare. */
const clamp = (step: number): number => Math.max(-2, Math.min(2, step));

/** Solves a small symmetric, positive definite system by elimination. */
const solve = (matrix: readonly (readonly number[])[], right: readonly number[]): number[] => {
  const size = right.length;
  const lines = matrix.map((line, place) => [...line, right[place] as number]);
  for (let pivot = 0; pivot < size; pivot++) {
    const line = lines[pivot] as number[];
    for (let below = pivot + 1; below < size; below++) {
      const other = lines[below] as number[];
      const factor = (other[pivot] as number) / (line[pivot] as number);
      for (let place = pivot; place <= size; place++)
        other[place] = (other[place] as number) - factor * (line[place] as number);
    }
  }
  const found = Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    const line = lines[row] as number[];
    let rest = line[size] as number;
    for (let place = row + 1; place < size; place++)
      rest -= (line[place] as number) * (found[place] as number);
    found[row] = rest / (line[row] as number);
  }
  return found;
};
