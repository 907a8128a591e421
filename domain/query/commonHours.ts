import { z } from 'zod';
import { timeZone } from '../contract/fields.ts';
import { idsAsked } from './idsAsked.ts';

export const commonHoursSchema = z.strictObject({ zone: timeZone(), ids: idsAsked });
export type CommonHoursAsked = z.infer<typeof commonHoursSchema>;

/** Minutes of the working day in common, by candidate; those whose time zone is not known are missing. */
export type CommonHours = { minutes: Record<string, number> };
