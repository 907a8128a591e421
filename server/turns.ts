import { Overloaded } from '../domain/errors.ts';

/** `atOnce` in all, and one of each caller; who waits longer than `timeLimit` milliseconds is turned away. */
type Options = { atOnce: number; timeLimit: number };
type Waiting = { caller: unknown; begin(): void };
/** More who wait at a time, in all and of one caller, are turned away at once. */
const mostWaiting = 200;
const mostOfCaller = 20;

export type Turns = <T>(caller: unknown, work: () => Promise<T>) => Promise<T>;

/** Lets large work through a few at a time, in the order it came, so that light work beside it stays quick. */
export const openTurns = ({ atOnce, timeLimit }: Options): Turns => {
  const waiting: Waiting[] = [];
  const busy = new Set<unknown>();

  const next = () => {
    while (busy.size < atOnce) {
      const place = waiting.findIndex(({ caller }) => !busy.has(caller));
      const [one] = place < 0 ? [] : waiting.splice(place, 1);
      if (!one) return;
      busy.add(one.caller);
      one.begin();
    }
  };

  const turnOf = (caller: unknown) =>
    new Promise<void>((resolve, reject) => {
      const own = waiting.filter((one) => one.caller === caller).length;
      if (waiting.length >= mostWaiting || own >= mostOfCaller) return reject(Overloaded());
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(one), 1);
        reject(Overloaded());
      }, timeLimit);
      const one: Waiting = {
        caller,
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      waiting.push(one);
      next();
    });

  return async (caller, work) => {
    await turnOf(caller);
    try {
      return await work();
    } finally {
      busy.delete(caller);
      // What has arrived meanwhile is looked at first.
      setImmediate(next);
    }
  };
};
