import { isWithin, merged, type Span } from '../daySpans.ts';
import { skillKey } from '../skills.ts';

/** What the model is fitted on. All days are numbers of UTC days since 1970. */
export type BenchMarket = {
  people: readonly MarketPerson[];
  /** Signed deployments and hires. */
  works: readonly MarketWork[];
  /** Jobs and requests, each with the day it came up. */
  asks: readonly { skills: readonly string[]; day: number }[];
  /** Recruiters who opened a candidate's page. */
  views: readonly Sighting[];
  /** Quotes and applications. */
  talks: readonly Sighting[];
};
export type MarketPerson = {
  id: string;
  companyId: string;
  skills: readonly string[];
  /** The day the candidate was added to the platform. */
  added: number;
  /** Placed today. Without a deployment that says since when, the last stay has no known end. */
  isPlaced: boolean;
};
/** Signed on a day, for the days from `from` to `to`. */
export type MarketWork = { candidateId: string; signed: number } & Span;
type Sighting = { candidateId: string; day: number };

/** Days on the bench before the next work was agreed, or until today. */
export type BenchStay = {
  candidateId: string;
  companyId: string;
  skills: readonly string[];
  /** The first day on the bench. */
  from: number;
  /** The last day on which no next work was agreed; the day after, it was, unless the stay goes on. */
  to: number;
  /** The day on which the next work was signed; null while nobody knows. */
  placed: number | null;
  /** From the signature to the first day of work. */
  startsAfter: number | null;
};

/**
 * Stays on the bench: from the day a candidate was added, or the day after a deployment, until the next one is signed.
 * "On the bench since" is not used: a placement clears it, so it would tell who is placed later. Works that were agreed
 * before the bench began leave no stay.
 */
export const benchStays = ({ people, works }: Pick<BenchMarket, 'people' | 'works'>, today: number) => {
  const byPerson = Map.groupBy(works, ({ candidateId }) => candidateId);
  return people.flatMap(({ id, companyId, skills, added, isPlaced }): BenchStay[] => {
    const own = byPerson.get(id) ?? [];
    const keys = [...new Set(skills.map(skillKey))];
    const stay = { candidateId: id, companyId, skills: keys };
    const stays: BenchStay[] = [];
    let from = added;
    for (const term of merged(own)) {
      const signed = Math.min(
        term.from,
        ...own.filter((one) => isWithin(one.from, term)).map((one) => one.signed),
      );
      if (signed > from && signed <= today)
        stays.push({ ...stay, from, to: signed - 1, placed: signed, startsAfter: term.from - signed });
      from = Math.max(from, term.to + 1);
    }
    if (!isPlaced && from <= today) stays.push({ ...stay, from, to: today, placed: null, startsAfter: null });
    return stays;
  });
};
