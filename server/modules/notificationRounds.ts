import type { Database } from '../database/connect.ts';
import { watch } from '../watch.ts';
import { tellMarket } from './marketRounds.ts';
import { remindOfInterviews } from './reminderRounds.ts';

const minutes = 10;

/** At start and every ten minutes: what time brings a recruiter's people, as far as they want to hear of it. */
export const watchNotifications = (database: Database, log: { warn(o: object, m: string): void }) => {
  const rounds = [remindOfInterviews, tellMarket].map((round) =>
    watch(database, minutes, round, log, 'could not look for news to tell'),
  );
  return { close: async () => void (await Promise.all(rounds.map(({ close }) => close()))) };
};
