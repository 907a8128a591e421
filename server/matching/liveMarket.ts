import { lostShare } from '../../domain/matching/index/candidateIndex.ts';
import { type KeepBytes, keepInMemory } from '../../domain/matching/index/keepBytes.ts';
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
/** In milliseconds. Each process draws its time, so that they do not all read the whole table at once. */
const longestAfterMidnight = 30 * 60 * 1000;
/** Milliseconds that a search waits for a newer edition before it uses the current one. */
const timeLimit = 3000;

type Options = {
  onBuilt?: (built: Built) => void;
  keep?: KeepBytes;
  /** Milliseconds after midnight when the index of the new day is built. */
  afterMidnight?: number;
};

export type LiveMarket = ReturnType<typeof openLiveMarket>;

/** The market as stored in the database, for successive searches. */
export const openLiveMarket = (
  reader: MarketReader,
  { onBuilt, keep = keepInMemory, afterMidnight = Math.random() * longestAfterMidnight }: Options = {},
) => {
  let edition: Edition | undefined;
  let building: Promise<void> | undefined;
  /** Skill mappings have changed since the edition was built. */
  let outdated = false;
  let at = new Date(0);

  const build = (): Promise<void> => {
    building ??= buildEdition(reader, at, { keep })
      .then((made) => {
        edition = made;
        outdated = false;
        onBuilt?.(made.built);
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
    } else if (seen === edition && (outdated || isWorn(seen, at, afterMidnight))) build().catch(() => {});
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
const isWorn = ({ matchmaker: { today, index } }: Edition, at: Date, afterMidnight: number): boolean =>
  isOver(today, at, afterMidnight) ||
  (lostShare(index) > mostLost.share && index.ids.size - index.size > mostLost.candidates);

/** Whether an index of this day is to be replaced; before the time after midnight, that of yesterday is not. */
export const isOver = (day: string, at: Date, afterMidnight: number): boolean =>
  day !== utcDay(at) && day !== utcDay(new Date(at.getTime() - afterMidnight));

const waited = () => new Promise<void>((resolve) => setTimeout(resolve, timeLimit).unref());
