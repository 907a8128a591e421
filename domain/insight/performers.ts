import type { Candidate } from '../contract/candidates/candidates.ts';
import type { Request } from '../contract/deals/requests.ts';
import { type Deal, daysOf, type Stays } from './bench.ts';
import { dayNumber, daysIn, isWithin, type Span } from './daySpans.ts';
import { revenueIn } from './metrics.ts';

export type Performer = {
  id: string;
  name: string;
  title: string;
  /** Minor units, of the candidate's deals in the period. */
  revenue: number;
  /** Requests for this candidate, received in the period. */
  requests: number;
  /** All time, as views are counted without a date. */
  views: number;
  /**
   * Days at a client as a share of the period's days since joining; null if the candidate joined after it.
   */
  utilisation: number | null;
};

type Shown = Pick<Candidate, 'id' | 'name' | 'title' | 'profileViews'>;

/** Candidates with revenue or requests in the period, by revenue, then requests, then views, then name. */
export const topPerformers = (
  people: readonly Shown[],
  stays: ReadonlyMap<string, Stays>,
  deals: readonly Deal[],
  requests: readonly Pick<Request, 'candidateId' | 'received'>[],
  period: Span,
  currency: string,
  most = 10,
): Performer[] => {
  const dealsBy = Map.groupBy(deals, ({ candidateId }) => candidateId);
  const asked = requests.filter(({ received }) => isWithin(dayNumber(received), period));
  const askedFor = Map.groupBy(asked, ({ candidateId }) => candidateId);
  return people
    .map(({ id, name, title, profileViews }): Performer => {
      const { joined, placed } = stays.get(id) as Stays;
      const days = daysIn({ from: Math.max(joined, period.from), to: period.to });
      return {
        id,
        name,
        title,
        revenue: Math.round(revenueIn(dealsBy.get(id) ?? [], period, currency)),
        requests: askedFor.get(id)?.length ?? 0,
        views: profileViews,
        utilisation: days ? daysOf(placed, period) / days : null,
      };
    })
    .filter(({ revenue, requests }) => revenue > 0 || requests > 0)
    .sort(
      (a, b) =>
        b.revenue - a.revenue ||
        b.requests - a.requests ||
        b.views - a.views ||
        (a.name < b.name ? -1 : Number(a.name > b.name)),
    )
    .slice(0, most);
};
