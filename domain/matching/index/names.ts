/** Interns words and sets of words as numbers. */
export type Names = {
  readonly list: readonly string[];
  numberOf(name: string): number | undefined;
  add(name: string): number;
};

export const makeNames = (first: readonly string[] = []): Names => {
  const list = [...first];
  const numbers = new Map(list.map((name, at) => [name, at]));
  return {
    list,
    numberOf: (name) => numbers.get(name),
    add(name) {
      const known = numbers.get(name);
      if (known !== undefined) return known;
      const number = list.push(name) - 1;
      numbers.set(name, number);
      return number;
    },
  };
};
