import type { PipelineEntry } from '../contract/hiring/pipelineEntries.ts';
import { mean } from './statistics.ts';

/** Offers are hourly rates. */
const hoursAMonth = 160;

/** Average monthly cost at the offered rates, in minor units; null without an offer in this currency. */
export const monthOfOffer = (
  hired: readonly Pick<PipelineEntry, 'offerAmount' | 'currency'>[],
  currency: string,
): number | null =>
  mean(
    hired.flatMap((one) =>
      one.offerAmount !== null && one.currency === currency ? [one.offerAmount * hoursAMonth] : [],
    ),
  );
