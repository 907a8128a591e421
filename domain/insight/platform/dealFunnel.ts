import { isDeployment } from '../../contract/deals/deployments.ts';
import { median } from '../statistics.ts';
import { contractsByQuote, type DealWorld } from './dealWorld.ts';

/** The steps of a deal in their order. A deal that reached one has reached those before it. */
export const funnelSteps = [
  'sent',
  'viewed',
  'quoted',
  'shortlisted',
  'awarded',
  'signed',
  'started',
] as const;
export type FunnelStep = (typeof funnelSteps)[number];

export type Liquidity = {
  /** Deals of the period, the first step of the funnel: a requisition counts once, whatever the number of providers. */
  sent: number;
  /** Of these, those that no provider has answered and that were not withdrawn. */
  unanswered: number;
  /** Hours from sending to the first quote, of the deals with one. */
  hoursToQuote: number | null;
  decided: number;
  won: number;
};

/** The threads of the period by deal: those of a requisition are one deal, a single request is one by itself. */
const dealsOf = ({ requests }: DealWorld, from: string) =>
  Map.groupBy(
    requests.filter(({ createdAt }) => createdAt >= from),
    ({ id, requisitionId }) => requisitionId ?? id,
  );

/** How many deals of the period reached each step. */
export const funnelOf = (
  world: DealWorld,
  from: string,
  today: string,
): { step: FunnelStep; deals: number }[] => {
  const quotes = Map.groupBy(world.proposals, ({ requestId }) => requestId);
  const shortlisted = new Set(world.requestSteps.map(({ requestId }) => requestId));
  const contractsOf = contractsByQuote(world);
  const reached = [...dealsOf(world, from).values()].map((threads) =>
    Math.max(
      ...threads.map((thread) => {
        const own = quotes.get(thread.id) ?? [];
        const signed = own.flatMap(contractsOf).filter(({ signedDate }) => signedDate !== null);
        if (signed.some((one) => isDeployment(one) && one.startDate <= today)) return 6;
        if (signed.length > 0) return 5;
        if (thread.status === 'Accepted' || own.some(({ status }) => status === 'Accepted')) return 4;
        if (shortlisted.has(thread.id) || own.some(({ status }) => status === 'Shortlisted')) return 3;
        if (own.length > 0) return 2;
        return thread.seenAt === null ? 0 : 1;
      }),
    ),
  );
  return funnelSteps.map((step, place) => ({
    step,
    deals: reached.filter((furthest) => furthest >= place).length,
  }));
};

const hour = 3_600_000;

/** How fast the requests of the period were answered, and how many quotes were awarded. */
export const liquidityOf = (world: DealWorld, from: string): Liquidity => {
  const deals = [...dealsOf(world, from).values()];
  const quotes = Map.groupBy(world.proposals, ({ requestId }) => requestId);
  const waits = deals.flatMap((own) => {
    const sent = Math.min(...own.map(({ createdAt }) => Date.parse(createdAt)));
    const quoted = own
      .flatMap(({ id }) => quotes.get(id) ?? [])
      .map(({ createdAt }) => Date.parse(createdAt));
    return quoted.length > 0 ? [(Math.min(...quoted) - sent) / hour] : [];
  });
  const decided = world.proposals.filter(
    ({ createdAt, status }) => createdAt >= from && ['Accepted', 'Declined', 'Not Awarded'].includes(status),
  );
  return {
    sent: deals.length,
    unanswered: deals.filter(
      (threads) =>
        threads.every(({ answeredAt }) => answeredAt === null) &&
        threads.some(({ status }) => ['Pending Response', 'Under Review', 'Expired'].includes(status)),
    ).length,
    hoursToQuote: median(waits),
    decided: decided.length,
    won: decided.filter(({ status }) => status === 'Accepted').length,
  };
};
