import { type BenchCandidate, dealsOf, type Signed, staysOfAll } from './bench.ts';
import { dateOf, dayNumber, daysIn, type Span, sharedDays } from './daySpans.ts';
import { benchCostIn } from './metrics.ts';
import { mostCommon } from './statistics.ts';

export type BenchMonth = {
  /** First and last day counted; the current month ends today. */
  from: string;
  to: string;
  /** Average number of candidates on the bench per day; null in the months before the first candidate. */
  people: number | null;
  /** Minor units of the history's currency, for the days counted; null in the months before the first candidate. */
  cost: number | null;
};
export type BenchHistory = {
  months: BenchMonth[];
  currency: string;
  /** Candidates on the bench today. */
  people: number;
  /** Number of candidates without a cost, or with one in another currency, which the costs leave out. */
  withoutCost: number;
};

const months = 12;

/** Calendar months (UTC), ending with the current one. */
const monthsUntil = (today: number): Span[] => {
  const [year, month] = dateOf(today).split('-').map(Number) as [number, number];
  const first = (back: number) => Date.UTC(year, month - 1 - back, 1) / 86_400_000;
  return Array.from({ length: months }, (_, place) => {
    const back = months - 1 - place;
    return { from: first(back), to: Math.min(today, first(back - 1) - 1) };
  });
};

/**
 * Average bench size and bench cost of each of the last 12 months. `staysOf` decides who was on the bench; a
 * day costs the candidate's hourly cost for 160 hours a month. Deleted candidates are not included.
 */
export const benchHistory = (
  people: readonly BenchCandidate[],
  contracts: readonly Signed[],
  now: Date,
): BenchHistory => {
  const today = dayNumber(now.toISOString());
  const stays = staysOfAll(people, dealsOf(contracts, today), today);
  const all = [...stays.values()];
  const benches = all.flatMap(({ bench }) => bench);
  const isKnown = ({ to }: Span) => all.some(({ joined }) => joined <= to);
  const currency = mostCommon(people.map((one) => one.currency)) ?? 'USD';
  return {
    months: monthsUntil(today).map((month) => ({
      from: dateOf(month.from),
      to: dateOf(month.to),
      people: isKnown(month)
        ? benches.reduce((sum, stay) => sum + sharedDays(stay, month), 0) / daysIn(month)
        : null,
      cost: isKnown(month) ? Math.round(benchCostIn(people, stays, month, currency)) : null,
    })),
    currency,
    people: people.filter(({ status }) => status !== 'Placed').length,
    withoutCost: people.filter((one) => one.cost === null || one.currency !== currency).length,
  };
};
