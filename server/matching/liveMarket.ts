import { lostShare } from '../../domain/matching/index/candidateIndex.ts';
import type { Matchmaker } from '../../domain/matching/market/matchmaker.ts';
import { utcDay } from '../../domain/time/days.ts';
import { bringOn, buildEdition, type Edition } from './edition.ts';
import type { MarketReader } from './marketReader.ts';
import type { Built } from './messages.ts';
import { oneAtATime } from './oneAtATime.ts';

/** Changes are kept for a day; without an update for half a day, the index is rebuilt. */
const mostAge = 12 * 60 * 60 * 1000;
/** Maximum share of index entries of removed candidates. */
const mostLost = { share: 0.25, candidates: 1000 };
/** Milliseconds that a search waits for a newer edition before it uses the current one. */
const timeLimit = 3000;

export type LiveMarket = ReturnType<typeof openLiveMarket>;

/** The market as stored in the database, for successive searches. */
export const openLiveMarket = (reader: MarketReader, onBuilt: (built: Built) => void = () => {}) => {
  let edition: Edition | undefined;
  let building: Promise<void> | undefined;
  /** Skill mappings have changed since the edition was built. */
  let outdated = false;
  let at = new Date(0);

  const build = (): Promise<void> => {
    building ??= buildEdition(reader, at)
      .then((made) => {
        edition = made;
        outdated = false;
        onBuilt(made.built);
      })
      .finally(() => {
        building = undefined;
      });
    return building;
  };

  const look = oneAtATime(async () => {
    if (!edition || Date.now() - edition.lookedAt > mostAge) return build();
    let seen: Edition;
    do {
      seen = edition;
      await lookWith(seen);
    } while (seen !== edition);
  });

  const lookWith = async (seen: Edition) => {
    const { mapped, restored } = await bringOn(seen, reader, at);
    if (restored) return build();
    if (mapped) {
      outdated = true;
      await Promise.race([build().catch(() => {}), waited()]);
    } else if (seen === edition && (outdated || isWorn(seen, at))) build().catch(() => {});
  };

  return {
    /** Includes everything that was committed before the call. */
    current: async (now: Date): Promise<Matchmaker> => {
      at = now;
      await look();
      return (edition as Edition).matchmaker;
    },
    close: () => reader.close(),
  };
};

/** Built for another day, or with too many outdated entries; used until its replacement is ready. */
const isWorn = ({ matchmaker: { today, index } }: Edition, at: Date): boolean =>
  today !== utcDay(at) ||
  (lostShare(index) > mostLost.share && index.ids.size - index.size > mostLost.candidates);

const waited = () => new Promise<void>((resolve) => setTimeout(resolve, timeLimit).unref());
