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
