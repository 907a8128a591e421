import { lostShare } from '../../domain/matching/index/candidateIndex.ts';
import type { Matchmaker } from '../../domain/matching/market/matchmaker.ts';
import { bringOn, buildEdition, type Edition } from './edition.ts';
import type { MarketReader } from './marketReader.ts';
import type { Built } from './messages.ts';
import { oneAtATime } from './oneAtATime.ts';

/** Changes are kept for a day; who has not looked for half of one starts anew. */
const mostAge = 12 * 60 * 60 * 1000;
/** So much of an index may be of candidates who are gone. */
const mostLost = { share: 0.25, candidates: 1000 };
/** So long a search waits for what it would rather have, in milliseconds, before the edition at hand answers. */
const timeLimit = 3000;

export type LiveMarket = ReturnType<typeof openLiveMarket>;

/** The market as the database has it, for one search after the other. */
export const openLiveMarket = (reader: MarketReader, onBuilt: (built: Built) => void = () => {}) => {
  let edition: Edition | undefined;
  let building: Promise<void> | undefined;
  /** What names mean has changed since the edition was made. */
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
    /** Has seen everything that was committed before it was asked for. */
    current: async (now: Date): Promise<Matchmaker> => {
      at = now;
      await look();
      return (edition as Edition).matchmaker;
    },
    close: () => reader.close(),
  };
};

/** It counts notices from another day, or holds too much of candidates who are gone; it answers until the next is there. */
const isWorn = ({ matchmaker: { today, index } }: Edition, at: Date): boolean =>
  today !== at.toISOString().slice(0, 10) ||
  (lostShare(index) > mostLost.share && index.ids.size - index.size > mostLost.candidates);

const waited = () => new Promise<void>((resolve) => setTimeout(resolve, timeLimit).unref());
