/** The quantile of the normal distribution for 95 %. */
const z = 1.96;

/** The 95 % interval of a share by Wilson, which is right for few observations and rare events too. */
export const wilson = (hits: number, count: number): { low: number; high: number } => {
  const share = hits / count;
  const middle = (share + z ** 2 / (2 * count)) / (1 + z ** 2 / count);
  const half =
    (z * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2))) / (1 + z ** 2 / count);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};
