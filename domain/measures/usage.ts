import { z } from 'zod';
import { countedFeatures } from '../contract/featureDays.ts';
import { Invalid } from '../errors.ts';

/** The longest time in milliseconds that is believed of a page: what took longer slept in the background. */
export const longestPageLoad = 60_000;

export const pageLoadSchema = z.strictObject({
  ms: z.int('Enter a whole number').min(1, 'At least 1').max(longestPageLoad, `At most ${longestPageLoad}`),
});
export const featureUseSchema = z.strictObject({
  feature: z.enum(countedFeatures, `One of ${countedFeatures.join(', ')}`),
});

const read = <T>(schema: z.ZodType<T>, body: unknown, field: string): T => {
  const { data, error } = schema.safeParse(body);
  if (!error) return data;
  throw Invalid(
    Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.') || field, message])),
  );
};

/** What a browser tells of itself once per page, or an error that names the field. */
export const readPageLoad = (body: unknown) => read(pageLoadSchema, body, 'ms');
export const readFeatureUse = (body: unknown) => read(featureUseSchema, body, 'feature');
