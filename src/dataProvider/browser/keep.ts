/**
 * Persistent storage for a text. `write` throws when it is full. `alone` runs an act while nobody else who shares the
 * storage runs one, such as another tab: what it has read is still stored when it writes.
 */
export type Keep = {
  read(): string | null;
  write(text: string): void;
  clear(): void;
  alone<T>(act: () => Promise<T>): Promise<T>;
};

export const inMemory = (): Keep => {
  let kept: string | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  return {
    read: () => kept,
    write: (text) => {
      kept = text;
    },
    clear: () => {
      kept = null;
    },
    alone: (act) => {
      const done = queue.then(act);
      queue = done.catch(() => undefined);
      return done;
    },
  };
};

/** Browsers store about five million characters for a site, some of which the session needs. */
const roomiest = 4_000_000;

export const inLocalStorage = (key: string): Keep => ({
  read: () => localStorage.getItem(key),
  write: (text) => {
    if (text.length > roomiest) throw new Error('The text is longer than the browser keeps');
    localStorage.setItem(key, text);
  },
  clear: () => localStorage.removeItem(key),
  // Browsers have locks on pages with https and on localhost only. Elsewhere, tabs that write in the same moment overwrite each other.
  alone: <T>(act: () => Promise<T>): Promise<T> =>
    'locks' in navigator ? navigator.locks.request(key, act) : act(),
});

/** Separate storage for each name. */
export const inMemoryEach = () => {
  const keeps = new Map<string, Keep>();
  return (name: string): Keep => {
    const known = keeps.get(name) ?? inMemory();
    keeps.set(name, known);
    return known;
  };
};
