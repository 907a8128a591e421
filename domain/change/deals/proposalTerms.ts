import type { Row } from '../../contract/noun.ts';
import { addDays } from '../../time/days.ts';
import { durationEnd } from '../../time/durationEnd.ts';
import type { Values } from '../context.ts';

/** Days for which a candidate is asked where the duration is not one that can be read. */
const usualDays = 90;

/** The last day for which a quote offers its candidate. */
export const lastDay = ({ startDate }: Values, { duration }: Pick<Row, 'duration'>): string =>
  durationEnd(String(startDate), String(duration)) ?? addDays(String(startDate), usualDays);
