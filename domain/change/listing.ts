import type { Party } from '../access/can.ts';
import type { NounName } from '../contract/index.ts';
import type { Context, Values } from './context.ts';

/** A candidate who is listed, for the first time or again, counts as new for saved searches from now on. */
export const stampListing = (
  name: NounName,
  before: Values | null,
  after: Values,
  { now }: Context,
): Values =>
  name === 'candidates' && after.listed && !before?.listed ? { listedAt: now.toISOString() } : {};

/** For pages that show rows of others, which may be unlisted while the page is open. */
const market: Partial<Record<NounName, readonly string[]>> = {
  companies: ['provider', 'recruiter'],
  jobs: ['provider'],
};

/**
 * Message for a row that a company cannot see on the market; it does not say whether the row ever existed.
 */
export const whyOutOfSight = (name: NounName, { userType }: Party): string | null =>
  market[name]?.includes(userType) ? offTheMarket : null;

export const offTheMarket = 'This company is not on the market right now';
