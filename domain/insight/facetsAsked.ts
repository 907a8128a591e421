import { z } from 'zod';

/** What candidates are counted by. Apart from the count, as every console loads the operations. */
export const facetNames = [
  'skills',
  'country',
  'availability',
  'experience',
  'companyId',
  'language',
  'jobType',
  'workplace',
  'added',
] as const;
export type FacetName = (typeof facetNames)[number];

export const facetsSchema = z.strictObject({
  /** The filter of a list of candidates, as JSON. */
  filter: z.string().max(10_000).default('{}'),
});
