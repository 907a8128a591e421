import { type Platform, readPlatform } from '../../domain/settings/platform.ts';
import type { Database } from '../database/connect.ts';
import { inTransactionAs } from '../store/transaction.ts';

/** Milliseconds after which settings are reloaded: changes by other processes apply after this time. */
const knownFor = 1000;

type Known = { at: number; platform: Promise<Platform> };
const known = new WeakMap<Database, { last: Known | null }>();

/** The platform's settings. Changes by this process apply at once. */
export const platformOf = (database: Database): Promise<Platform> => {
  const place = placeOf(database);
  const at = performance.now();
  if (place.last && at - place.last.at < knownFor) return place.last.platform;
  const asked: Known = { at, platform: read(database) };
  place.last = asked;
  asked.platform.catch(() => {
    if (place.last === asked) place.last = null;
  });
  return asked.platform;
};

/** Reloads the settings at the next call, because another process has changed them. */
export const forgetPlatform = (database: Database): void => {
  placeOf(database).last = null;
};

const placeOf = (database: Database): { last: Known | null } => {
  const there = known.get(database);
  if (there) return there;
  const place: { last: Known | null } = { last: null };
  known.set(database, place);
  const forget = () => {
    place.last = null;
  };
  database.committed.on('preferences', forget).on('featureToggles', forget);
  return place;
};

const read = (database: Database): Promise<Platform> =>
  inTransactionAs(database, 'system', async (transaction) => {
    const [preferences, toggles] = await Promise.all([
      transaction.query<never>(
        `select "kind", "key", "userId", "companyId", "value" from "preferences" where "kind" = 'platform' order by "seq"`,
      ),
      transaction.query<never>('select "name", "enabled" from "featureToggles"'),
    ]);
    return readPlatform(preferences, toggles);
  });
