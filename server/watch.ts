import type { Database } from './database/connect.ts';
import { traced } from './tracing/tracer.ts';

type Log = { warn(o: object, m: string): void };

type Look = (database: Database, now: Date) => Promise<unknown>;

/** Looks at start and then every so many minutes. What fails is logged, and looked at again the next time. */
export const watch = (database: Database, everyMinutes: number, look: Look, log: Log, failed: string) => {
  const attributes = { 'talentbench.job': look.name };
  const round = () => {
    traced(database.tracer, `job ${look.name}`, { attributes }, () => look(database, new Date())).catch(
      (error: Error) => log.warn({ err: error }, failed),
    );
  };
  round();
  const timer = setInterval(round, everyMinutes * 60_000);
  timer.unref();
  return { close: async () => clearInterval(timer) };
};
