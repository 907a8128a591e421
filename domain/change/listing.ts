import type { Party } from '../access/can.ts';
import type { NounName } from '../contract/index.ts';
import type { Context, Values } from './context.ts';

/** Whoever comes on the market, for the first time or again, is new to the searches from this moment on. */
export const stampListing = (
  name: NounName,
  before: Values | null,
  after: Values,
  { now }: Context,
): Values =>
  name === 'candidates' && after.listed && !before?.listed ? { listedAt: now.toISOString() } : {};

/** Where a page shows rows of others that may leave the market while it is open. */
const market: Partial<Record<NounName, readonly string[]>> = {
  companies: ['provider', 'recruiter'],
  jobs: ['provider'],
};

/** Said of what a company cannot see on the market: whether it was never there or has left is not told. */
export const whyOutOfSight = (name: NounName, { userType }: Party): string | null =>
  market[name]?.includes(userType) ? offTheMarket : null;

export const offTheMarket = 'This company is not on the market right now';
