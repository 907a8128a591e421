const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A catalogue laid over another: what the upper one lacks shows through. */
export const over = <T extends object>(lower: T, upper: object): T => {
  const both = new Map<string, unknown>(Object.entries(lower));
  for (const [key, value] of Object.entries(upper)) {
    const below = both.get(key);
    both.set(key, isTree(below) && isTree(value) ? over(below, value) : value);
  }
  return Object.fromEntries(both) as T;
};
