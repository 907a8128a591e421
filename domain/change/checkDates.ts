import type { Noun } from '../contract/noun.ts';
import { Invalid } from '../errors.ts';
import type { Faults } from '../messages/message.ts';
import { firstPlatform } from '../settings/platform.ts';
import { wallTime } from '../time/zones.ts';
import type { Context, Values } from './context.ts';

/** Refuses changed dates that cannot be: after today in the platform's time zone, or out of order. */
export const checkDates = (noun: Noun, before: Values | null, after: Values, context: Context): void => {
  const { now, platform = firstPlatform } = context;
  const today = wallTime(now.getTime(), platform.timeZone).date;
  const isChanged = (field: string) => before?.[field] !== after[field];
  const isAfter = (field: string, day: unknown) =>
    Boolean(after[field]) && String(after[field]) > String(day);
  const future = (noun.pastDates ?? []).filter((field) => isChanged(field) && isAfter(field, today));
  const swapped = (noun.datesInOrder ?? []).filter(
    ([first, last]) => (isChanged(first) || isChanged(last)) && after[last] && isAfter(first, after[last]),
  );
  const faults: Faults = Object.fromEntries([
    ...swapped.map(([, last]) => [last, 'date.before-start']),
    ...future.map((field) => [field, 'date.future']),
  ]);
  if (Object.keys(faults).length > 0) throw Invalid(faults);
};
