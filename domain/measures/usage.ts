import { z } from 'zod';
import { countedFeatures } from '../contract/platform/featureDays.ts';

/** Longest plausible page time in milliseconds: longer ones were in a suspended tab. */
export const longestPageLoad = 60_000;

export const pageLoadSchema = z.strictObject({
  ms: z.int('Enter a whole number').min(1, 'At least 1').max(longestPageLoad, `At most ${longestPageLoad}`),
});
export const featureUseSchema = z.strictObject({
  feature: z.enum(countedFeatures, `One of ${countedFeatures.join(', ')}`),
});
