import { z } from 'zod';
import { countedFeatures } from '../contract/platform/featureDays.ts';

/** Longest plausible page time in milliseconds: longer ones were in a suspended tab. */
export const longestPageLoad = 60_000;

export const pageLoadSchema = z.strictObject({
  ms: z.int('number.whole').min(1, 'number.too-small').max(longestPageLoad, 'number.too-large'),
});
export const featureUseSchema = z.strictObject({
  feature: z.enum(countedFeatures, 'choice.one-of'),
});
