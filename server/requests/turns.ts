import { Overloaded } from '../../domain/errors.ts';

/**
 * At most `atOnce` in total and one per caller; tasks that wait longer than `timeLimit` milliseconds are
 * refused.
 */
type Options = { atOnce: number; timeLimit: number };
type Waiting = { caller: unknown; begin(): void };
/** Maximum number of waiting tasks, in total and per caller. */
const mostWaiting = 200;
const mostOfCaller = 20;

type Turns = <T>(caller: unknown, work: () => Promise<T>) => Promise<T>;

/** Runs large tasks a few at a time in order of arrival, so that small ones stay fast. */
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
      // Handles pending events first.
      setImmediate(next);
    }
  };
};
