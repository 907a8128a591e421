import { z } from 'zod';
import { date, type FieldMeta } from '../fields.ts';

const days = z.strictObject({ startDate: date('Booked From'), endDate: date('Booked Until') }, 'list.enter');

/** The days on which signed contracts book a candidate, in order and without overlaps. They name no contract and no client. */
export const bookedDays = (label: string) =>
  z.array(days, 'list.enter').meta({ label, column: 'jsonb' } satisfies FieldMeta);
