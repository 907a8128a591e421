const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Merges two catalogues. Texts that the upper one lacks come from the lower one. */
export const over = <T extends object>(lower: T, upper: object): T => {
  const both = new Map<string, unknown>(Object.entries(lower));
  for (const [key, value] of Object.entries(upper)) {
    const below = both.get(key);
    both.set(key, isTree(below) && isTree(value) ? over(below, value) : value);
  }
  return Object.fromEntries(both) as T;
};
