import { z } from 'zod';
import { countedFeatures } from '../contract/featureDays.ts';

/** The longest time in milliseconds that is believed of a page: what took longer slept in the background. */
export const longestPageLoad = 60_000;

export const pageLoadSchema = z.strictObject({
  ms: z.int('Enter a whole number').min(1, 'At least 1').max(longestPageLoad, `At most ${longestPageLoad}`),
});
export const featureUseSchema = z.strictObject({
  feature: z.enum(countedFeatures, `One of ${countedFeatures.join(', ')}`),
});
