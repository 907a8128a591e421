import type { PipelineEntry } from '../contract/pipelineEntries.ts';
import { mean } from './statistics.ts';

/** Offers are hourly rates. */
const hoursAMonth = 160;

/** What people cost a month by the rates offered to them, on average, in minor units; null without an offer in this currency. */
export const monthOfOffer = (
  hired: readonly Pick<PipelineEntry, 'offerAmount' | 'currency'>[],
  currency: string,
): number | null =>
  mean(
    hired.flatMap((one) =>
      one.offerAmount !== null && one.currency === currency ? [one.offerAmount * hoursAMonth] : [],
    ),
  );
