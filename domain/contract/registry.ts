/** Things by name that plugins declare: the product's own until `installPlugins` sets all that are on. */
export type Registry<T> = {
  get(name: string): T | undefined;
  entries(): [name: string, declared: T][];
  set(all: Iterable<readonly [name: string, declared: T]>): void;
};

export const registry = <T>(own: Readonly<Record<string, T>>): Registry<T> => {
  let declared = new Map(Object.entries(own));
  return {
    get: (name) => declared.get(name),
    entries: () => [...declared],
    set: (all) => {
      declared = new Map(all);
    },
  };
};
