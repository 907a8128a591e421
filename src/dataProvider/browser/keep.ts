/** Persistent storage for a text. `write` throws when it is full. */
export type Keep = { read(): string | null; write(text: string): void; clear(): void };

export const inMemory = (): Keep => {
  let kept: string | null = null;
  return {
    read: () => kept,
    write: (text) => {
      kept = text;
    },
    clear: () => {
      kept = null;
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
