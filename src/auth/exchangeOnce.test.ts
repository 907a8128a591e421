import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exchangeOnce, type HeldTokens } from './exchangeOnce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The locks of a browser: the next in line gets one when its holder is done with it, or closed. */
const openLocks = () => {
  type Waiting = { tab: string; grant: () => void };
  const lines = new Map<string, Waiting[]>();
  const leave = (name: string, one: Waiting) => {
    const line = lines.get(name) ?? [];
    const wasFirst = line[0] === one;
    lines.set(
      name,
      line.filter((other) => other !== one),
    );
    if (wasFirst) lines.get(name)?.[0]?.grant();
  };
  return {
    of: (tab: string) => ({
      request: (name: string, { signal }: { signal: AbortSignal }, act: () => Promise<void>) =>
        new Promise<void>((resolve, reject) => {
          let isGranted = false;
          const one: Waiting = {
            tab,
            grant: () => {
              isGranted = true;
              void Promise.resolve()
                .then(act)
                .then(resolve, reject)
                .finally(() => leave(name, one));
            },
          };
          signal.addEventListener('abort', () => {
            if (isGranted) return;
            leave(name, one);
            reject(signal.reason);
          });
          const line = lines.get(name) ?? [];
          lines.set(name, [...line, one]);
          if (line.length === 0) one.grant();
        }),
    }),
    close: (tab: string) => {
      for (const [name, line] of lines) for (const one of line) if (one.tab === tab) leave(name, one);
    },
  };
};

/** Milliseconds until the server's response arrives. */
const latency = 100;

/**
 * A browser with tabs that share one session. What one stores reaches the others after `lag` milliseconds, as
 * nothing orders the browser's storage and its locks.
 */
const openBrowser = ({ lag, hasLocks = true }: { lag: number; hasLocks?: boolean }) => {
  const locks = openLocks();
  const exchanged: string[] = [];
  const views: { held: HeldTokens | null; listeners: Set<() => void> }[] = [];
  let answer: () => Promise<void> = () => wait(latency);
  const show = (view: (typeof views)[number], held: HeldTokens | null) => {
    view.held = held;
    for (const listener of view.listeners) listener();
  };
  const store = (own: (typeof views)[number], held: HeldTokens | null) => {
    show(own, held);
    for (const view of views) if (view !== own) setTimeout(() => show(view, held), lag);
  };
  /** A replaced refresh token gives the same tokens again for a while, as on the server. */
  const tokensFor = (refreshToken: string): HeldTokens => {
    exchanged.push(refreshToken);
    const turn = Number(refreshToken.slice(-1)) + 1;
    return { token: `token ${turn}`, refreshToken: `refresh ${turn}` };
  };
  return {
    exchanged,
    close: locks.close,
    answerBy: (how: () => Promise<void>) => {
      answer = how;
    },
    open: (name: string) => {
      const view = {
        held: { token: 'token 1', refreshToken: 'refresh 1' },
        listeners: new Set<() => void>(),
      };
      views.push(view);
      const exchange = exchangeOnce({
        locks: hasLocks ? locks.of(name) : undefined,
        read: () => view.held,
        subscribe: (listener) => {
          view.listeners.add(listener);
          return () => view.listeners.delete(listener);
        },
        exchange: async (refreshToken) => {
          await answer();
          const tokens = tokensFor(refreshToken);
          store(view, tokens);
          return tokens.token;
        },
      });
      return { exchange, end: () => store(view, null) };
    },
  };
};

/** A tab that waits for another one, whose exchange gets no response. */
const behindOneThatHangs = async () => {
  const browser = openBrowser({ lag: 10 });
  const [first, second] = [browser.open('first'), browser.open('second')];
  browser.answerBy(() => new Promise(() => undefined));
  void first.exchange('token 1');
  await vi.advanceTimersByTimeAsync(1);
  browser.answerBy(() => wait(latency));
  const waiting = second.exchange('token 1');
  return { browser, waiting };
};

/** Results of the promises that are settled after so many milliseconds. */
const settledAfter = async <T>(ms: number, ...promises: Promise<T>[]) => {
  const results: (T | 'pending' | 'failed')[] = promises.map(() => 'pending');
  for (const [place, promise] of promises.entries())
    promise.then(
      (result) => {
        results[place] = result;
      },
      () => {
        results[place] = 'failed';
      },
    );
  await vi.advanceTimersByTimeAsync(ms);
  return results;
};

describe('a refused token', () => {
  const lags = [0, 1, 50, 500, 3000];
  const offsets = [0, 1, latency - 1, latency, latency + 1, latency + 40];
  it.each(lags.flatMap((lag) => offsets.map((offset) => [lag, offset])))(
    'is exchanged by one tab for all if their storage lags %i ms and the next asks %i ms later',
    async (lag, offset) => {
      const browser = openBrowser({ lag });
      const tabs = ['first', 'second', 'third'].map(browser.open);
      const asked = tabs.map(async ({ exchange }, place) => {
        await wait(place * offset);
        return exchange('token 1');
      });
      expect(await settledAfter(lag + 2 * latency + 2 * offset, ...asked)).toEqual(tabs.map(() => 'token 2'));
      expect(browser.exchanged).toEqual(['refresh 1']);
    },
  );

  it('is exchanged by the next tab if the first one fails', async () => {
    const browser = openBrowser({ lag: 10 });
    const [first, second] = [browser.open('first'), browser.open('second')];
    browser.answerBy(async () => {
      await wait(latency);
      throw new Error('Out of reach');
    });
    const failing = first.exchange('token 1');
    await vi.advanceTimersByTimeAsync(1);
    browser.answerBy(() => wait(latency));
    const waiting = second.exchange('token 1');
    expect(await settledAfter(2 * latency, failing, waiting)).toEqual(['failed', 'token 2']);
  });

  it('is exchanged by the next tab if the first one is closed', async () => {
    const { browser, waiting } = await behindOneThatHangs();
    browser.close('first');
    expect(await settledAfter(2 * latency, waiting)).toEqual(['token 2']);
  });

  it('is exchanged by the next tab in the end if the first one is suspended', async () => {
    const { waiting } = await behindOneThatHangs();
    expect(await settledAfter(9_000, waiting)).toEqual(['pending']);
    expect(await settledAfter(2_000, waiting)).toEqual(['token 2']);
  });

  it('is not exchanged once the session has ended in another tab', async () => {
    const browser = openBrowser({ lag: 10 });
    const [first, second] = [browser.open('first'), browser.open('second')];
    browser.answerBy(() => wait(1000));
    void first.exchange('token 1');
    await vi.advanceTimersByTimeAsync(1);
    const waiting = second.exchange('token 1');
    await vi.advanceTimersByTimeAsync(1);
    first.end();
    expect(await settledAfter(500, waiting)).toEqual([undefined]);
    expect(browser.exchanged).toEqual([]);
  });

  it('is exchanged at once even if the last exchange was just now', async () => {
    const browser = openBrowser({ lag: 10 });
    const [first, second] = [browser.open('first'), browser.open('second')];
    expect(await settledAfter(2 * latency, first.exchange('token 1'))).toEqual(['token 2']);
    expect(await settledAfter(2 * latency, second.exchange('token 2'))).toEqual(['token 3']);
    expect(browser.exchanged).toEqual(['refresh 1', 'refresh 2']);
  });

  it('is exchanged by each tab where the browser has no locks', async () => {
    const browser = openBrowser({ lag: 10, hasLocks: false });
    const asked = ['first', 'second'].map((name) => browser.open(name).exchange('token 1'));
    expect(await settledAfter(2 * latency, ...asked)).toEqual(['token 2', 'token 2']);
  });
});
