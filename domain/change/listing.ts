import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import type { Context, Values } from './context.ts';

/** Whoever comes on the market, for the first time or again, is new to the searches from this moment on. */
export const stampListing = (
  name: NounName,
  before: Values | null,
  after: Values,
  { now }: Context,
): Values =>
  name === 'candidates' && after.listed && !before?.listed ? { listedAt: now.toISOString() } : {};

/** Said of what a page still shows while its company has left the market; null for what was never to be seen. */
export const whyOutOfSight = (name: NounName, row: Row | null): string | null => {
  const hasLeft =
    (name === 'companies' && row?.status !== 'Active') || (name === 'jobs' && row?.status === 'Active');
  return row && hasLeft ? offTheMarket : null;
};

export const offTheMarket = 'This company is not on the market at the moment';
