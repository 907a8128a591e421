import { noTimes, placeOf } from './times.ts';

/** Measurements: API responses by operation, page loads, database statements, and process uptime. */
const kinds = ['read', 'write', 'report', 'matching', 'auth', 'site', 'database', 'page', 'process'] as const;
export type Kind = (typeof kinds)[number];
export const apiKinds: readonly Kind[] = ['read', 'write', 'report', 'matching', 'auth'];

export type Tally = { kind: Kind; count: number; failures: number; ms: number; times: number[] };

type Subscriber = (kind: Kind, ms: number, failed: boolean) => void;

/** Counts in memory until they are taken. */
export class Meter {
  private tallies = new Map<Kind, Tally>();
  private readonly subscribers: Subscriber[] = [];

  /** Called for every measurement as it is made. */
  subscribe(subscriber: Subscriber): void {
    this.subscribers.push(subscriber);
  }

  record(kind: Kind, ms: number, failed = false): void {
    const tally = this.of(kind);
    const place = placeOf(ms);
    tally.count++;
    tally.ms += ms;
    if (failed) tally.failures++;
    tally.times[place] = (tally.times[place] as number) + 1;
    for (const subscriber of this.subscribers) subscriber(kind, ms, failed);
  }

  /** Everything counted since the last call. */
  take(): Tally[] {
    const taken = [...this.tallies.values()];
    this.tallies = new Map();
    return taken;
  }

  /** Adds back counts that could not be stored. */
  giveBack(taken: readonly Tally[]): void {
    for (const { kind, count, failures, ms, times } of taken) {
      const tally = this.of(kind);
      tally.count += count;
      tally.failures += failures;
      tally.ms += ms;
      tally.times = tally.times.map((here, place) => here + (times[place] ?? 0));
    }
  }

  private of(kind: Kind): Tally {
    const known = this.tallies.get(kind);
    if (known) return known;
    const tally = { kind, count: 0, failures: 0, ms: 0, times: noTimes() };
    this.tallies.set(kind, tally);
    return tally;
  }
}
