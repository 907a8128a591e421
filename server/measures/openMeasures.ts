import { randomUUID } from 'node:crypto';
import type { Database } from '../database/connect.ts';
import { inTransactionAs } from '../store/transaction.ts';
import { storeTallies } from './storeTallies.ts';

export type Measures = {
  /** Stores everything counted since the last time. */
  flush(): Promise<void>;
  start(): void;
  /** Stores the rest, and records that this process stopped. */
  close(): Promise<void>;
};

type Options = {
  database: Database;
  clock: () => Date;
  log?: { warn(o: object, m: string): void } | undefined;
};

const minute = 60_000;

/** Writes this process's counts to the database once a minute, at a second that differs between processes. */
export const openMeasures = ({ database, clock, log }: Options): Measures => {
  const id = randomUUID();
  const startedAt = clock();
  const second = Math.floor(Math.random() * 50_000) + 5000;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();

  const store = async (isLast: boolean) => {
    const now = clock();
    const taken = database.meter.take();
    try {
      await inTransactionAs(database, 'system', async (transaction) => {
        await transaction.query(
          `insert into "serverProcesses" ("id", "startedAt", "seenAt", "endedAt") values ($1, $2, $3, $4)
           on conflict ("id") do update set "seenAt" = excluded."seenAt", "endedAt" = excluded."endedAt"`,
          [id, startedAt, now, isLast ? now : null],
        );
        await storeTallies(transaction, taken, now);
      });
    } catch (error) {
      database.meter.giveBack(taken);
      throw error;
    }
  };
  const flush = (isLast = false) => {
    underWay = underWay.catch(() => {}).then(() => store(isLast));
    return underWay;
  };
  const next = () => {
    const late = (clock().getTime() - second) % minute;
    timer = setTimeout(() => {
      next();
      database.meter.record('process', 0);
      flush().catch((error: Error) => log?.warn({ err: error }, 'could not store the measurements'));
    }, minute - late).unref();
  };

  return {
    flush: () => flush(),
    start: () => {
      database.meter.record('process', 0);
      flush().catch((error: Error) => log?.warn({ err: error }, 'could not store the measurements'));
      next();
    },
    close: async () => {
      clearTimeout(timer);
      await flush(true).catch((error: Error) => log?.warn({ err: error }, 'the last measurements are lost'));
    },
  };
};
