import { z } from 'zod';
import { idsAsked } from './idsAsked.ts';

export const awardClashesSchema = z.strictObject({ ids: idsAsked });
export type AwardClashesAsked = z.infer<typeof awardClashesSchema>;

/** Quotes whose candidate is awarded for some of their days. */
export type AwardClashes = { ids: string[] };
