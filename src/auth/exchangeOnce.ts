export type HeldTokens = { token: string; refreshToken: string | null };

type Locks = {
  request(name: string, options: { signal: AbortSignal }, act: () => Promise<void>): Promise<void>;
};

type Tab = {
  /** The browser's locks, if it has any. */
  locks: Locks | undefined;
  /** The tokens as this tab sees them now. */
  read: () => HeldTokens | null;
  /** Calls back when they change, also by another tab. */
  subscribe: (listener: () => void) => () => void;
  /** Exchanges a refresh token at the server and stores the new ones. */
  exchange: (refreshToken: string) => Promise<string | undefined>;
};

/** Milliseconds. */
const waits = {
  /** Until what a tab has stored is surely seen by the others: a free lock says nothing about that. */
  seen: 5_000,
  /** Until a tab that does not finish, such as a suspended one, is no longer waited for. */
  longest: 10_000,
};

/**
 * A token in place of a refused one, exchanged by one tab for all. Each refresh token has a lock, which the tab
 * that exchanges it keeps until the others see the new ones; they wait for these as well as for the lock.
 */
export const exchangeOnce = (tab: Tab) => {
  const { locks, read, exchange } = tab;

  const replace = async (staleToken: string): Promise<string | undefined> => {
    const held = read();
    if (!held?.refreshToken) return undefined;
    if (held.token !== staleToken) return held.token;
    if (!locks) return exchange(held.refreshToken);
    const release = await turnAt({ ...tab, locks }, held.refreshToken, staleToken);
    const now = read();
    if (now?.token !== staleToken || now.refreshToken !== held.refreshToken) {
      release();
      return replace(staleToken);
    }
    try {
      const token = await exchange(held.refreshToken);
      setTimeout(release, waits.seen);
      return token;
    } catch (error) {
      release();
      throw error;
    }
  };
  return replace;
};

/** Resolves when the lock is this tab's, when the token was replaced, or after a while; then releases it. */
const turnAt = (
  { locks, read, subscribe }: Tab & { locks: Locks },
  refreshToken: string,
  staleToken: string,
): Promise<() => void> =>
  new Promise((resolve) => {
    const enough = new AbortController();
    const goOn = (release: () => void) => {
      clearTimeout(timer);
      stop();
      resolve(release);
    };
    const timer = setTimeout(() => enough.abort(), waits.longest);
    const stop = subscribe(() => {
      if (read()?.token !== staleToken) enough.abort();
    });
    locks
      .request(`refresh ${refreshToken}`, { signal: enough.signal }, () => new Promise<void>(goOn))
      .catch(() => goOn(() => undefined));
  });
