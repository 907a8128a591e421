/**
 * Persistent storage for a text. `write` throws when it is full. `alone` runs an act while no one else who shares the
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
  alone: (act) => act(),
});

/** Numbers of the writes to a storage that tabs share: another tab sees a write only some time after it was made. */
export type Revisions = {
  /** The last write that this tab sees. */
  revision(): number;
  /** Resolves once this tab sees that write, or when it has waited too long. */
  reached(revision: number): Promise<void>;
};

/** Milliseconds. A busy machine takes seconds; a browser that was told to forget what it stored has no such write. */
const longestWait = 10_000;
const betweenLooks = 20;

// Browsers have locks on pages with https and on localhost only. Elsewhere, tabs that write in the same moment overwrite each other.
const browserLocks = () => ('locks' in navigator ? navigator.locks : null);

/**
 * Numbers the writes to a storage, and lets one tab at a time write to it, once this tab sees what others have written.
 * A tab holds a lock with the number of its last write: locks, unlike the storage, are the same in every tab at once.
 */
export const betweenTabs = (
  keep: Keep,
  counter: Keep,
  key: string,
  locks: LockManager | null = browserLocks(),
  patience = longestWait,
): Keep & Revisions => {
  let highest = 0;
  let forget = () => {};
  let noted: Promise<void> = Promise.resolve();
  const revision = () => Number(counter.read() ?? 0);
  const markOf = (number: number | '') => `${key} revision ${number}`;

  const mark = (number: number) =>
    new Promise<void>((done) => {
      const held = () =>
        new Promise<void>((release) => {
          forget();
          forget = release;
          done();
        });
      if (locks) locks.request(markOf(number), held).catch(done);
      else done();
    });
  const note = () => {
    highest = Math.max(highest, revision()) + 1;
    counter.write(String(highest));
    noted = mark(highest);
  };
  const latest = async (): Promise<number> => {
    const { held = [] } = (await locks?.query()) ?? {};
    const numbers = held.map(({ name = '' }) =>
      name.startsWith(markOf('')) ? name.slice(markOf('').length) : 0,
    );
    highest = Math.max(highest, ...numbers.map(Number));
    return highest;
  };
  const reached = async (wanted: number): Promise<void> => {
    const deadline = performance.now() + patience;
    while (revision() < wanted && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, betweenLooks));
  };
  const inTurn = async <T>(act: () => Promise<T>): Promise<T> => {
    await reached(await latest());
    try {
      return await act();
    } finally {
      await noted;
    }
  };
  return {
    read: keep.read,
    write: (text) => {
      keep.write(text);
      note();
    },
    clear: () => {
      keep.clear();
      note();
    },
    alone: <T>(act: () => Promise<T>): Promise<T> => (locks ? locks.request(key, () => inTurn(act)) : act()),
    revision,
    reached,
  };
};

/** Local storage that tabs write to in turn. */
export const inSharedStorage = (key: string): Keep & Revisions =>
  betweenTabs(inLocalStorage(key), inLocalStorage(`${key}Revision`), key);

/** Separate storage for each name. */
export const inMemoryEach = () => {
  const keeps = new Map<string, Keep>();
  return (name: string): Keep => {
    const known = keeps.get(name) ?? inMemory();
    keeps.set(name, known);
    return known;
  };
};
