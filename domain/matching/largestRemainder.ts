/**
 * Integers that add up to `total` and are as close to the given parts as possible: each part is rounded down,
 * and the remainder goes to the largest fractions, the first of equal ones first. Parts and total are not
 * negative.
 */
export const largestRemainder = (parts: readonly number[], total: number): number[] => {
  const whole = parts.map((part) => Math.floor(part));
  const byFraction = parts
    .map((part, at) => ({ at, fraction: part - Math.floor(part) }))
    .sort((a, b) => b.fraction - a.fraction || a.at - b.at);
  let left = total - whole.reduce((sum, part) => sum + part, 0);
  for (const { at } of byFraction) {
    if (left <= 0) break;
    whole[at] = (whole[at] ?? 0) + 1;
    left--;
  }
  for (const { at } of byFraction.toReversed()) {
    if (left >= 0) break;
    if ((whole[at] ?? 0) === 0) continue;
    whole[at] = (whole[at] ?? 0) - 1;
    left++;
  }
  return whole;
};
