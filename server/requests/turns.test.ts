import { describe, expect, it, vi } from 'vitest';
import { openTurns } from './turns.ts';

/** Work that runs until it is told to end. */
const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, end: resolve };
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('the queue of large work', () => {
  it('runs one large task per caller at a time, in parallel with other callers', async () => {
    const turns = openTurns({ atOnce: 2, timeLimit: 1000 });
    const begun: string[] = [];
    const work = (name: string, until: Promise<void>) => () => {
      begun.push(name);
      return until;
    };
    const first = held();
    const all = [
      turns('a', work('a1', first.promise)),
      turns('a', work('a2', Promise.resolve())),
      turns('b', work('b1', Promise.resolve())),
    ];
    await settled();
    expect(begun).toEqual(['a1', 'b1']);
    first.end();
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'b1', 'a2']);
  });

  it('runs no more than the limit in total', async () => {
    const turns = openTurns({ atOnce: 2, timeLimit: 1000 });
    let under = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++under);
      await settled();
      under--;
    };
    await Promise.all(Array.from({ length: 8 }, (_, n) => turns(n, work)));
    expect(most).toBe(2);
  });

  it('continues after a task has failed', async () => {
    const turns = openTurns({ atOnce: 1, timeLimit: 1000 });
    await expect(turns('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turns('a', async () => 'done')).toBe('done');
  });

  it('refuses callers who wait for too long, or have too many waiting tasks', async () => {
    vi.useFakeTimers();
    const turns = openTurns({ atOnce: 1, timeLimit: 1000 });
    const first = held();
    const done = turns('a', () => first.promise);
    const waiting = Array.from({ length: 20 }, () => turns('a', async () => {}).catch((error) => error.code));
    await expect(turns('a', async () => {})).rejects.toMatchObject({
      status: 503,
      code: 'server.overloaded',
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['server.overloaded']));
    first.end();
    await done;
    vi.useRealTimers();
  });
});
