import type { Database } from '../database/connect.ts';
import { tellMarket } from './marketRounds.ts';
import { remindOfInterviews } from './reminderRounds.ts';

const minutes = 10;

/** At start and every ten minutes: what time brings a recruiter's people, as far as they want to hear of it. */
export const watchNews = (database: Database, log: { warn(o: object, m: string): void }) => {
  const look = () => {
    for (const round of [remindOfInterviews, tellMarket])
      round(database, new Date()).catch((error: Error) =>
        log.warn({ err: error }, 'could not look for news to tell'),
      );
  };
  look();
  const timer = setInterval(look, minutes * 60_000);
  timer.unref();
  return { close: async () => clearInterval(timer) };
};
