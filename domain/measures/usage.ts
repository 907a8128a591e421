import { z } from 'zod';
import { countedFeatures } from '../contract/platform/featureDays.ts';
import { longestPageLoad } from './longestPageLoad.ts';

export const pageLoadSchema = z.strictObject({
  ms: z.int('number.whole').min(1, 'number.too-small').max(longestPageLoad, 'number.too-large'),
});
export const featureUseSchema = z.strictObject({
  feature: z.enum(countedFeatures, 'choice.one-of'),
});
