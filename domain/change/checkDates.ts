import { addDays } from '../calendar/days.ts';
import { wallTime } from '../calendar/zones.ts';
import type { NounName } from '../contract/index.ts';
import { Invalid } from '../errors.ts';
import type { Context, Reader, Values } from './context.ts';

const aYear = 365;

/**
 * Refuses implausible dates: a contract from decades ago, a proposal that starts in the past, a company
 * founded next year.
 */
export const checkDates = async (
  name: NounName,
  before: Values | null,
  after: Values,
  context: Context,
  reader: Reader,
): Promise<void> => {
  const errors =
    name === 'contracts'
      ? contractDates(before, after, context)
      : name === 'proposals' && !before
        ? await proposalDates(after, context, reader)
        : name === 'companies'
          ? founding(before, after, context)
          : {};
  if (Object.keys(errors).length) throw Invalid(errors);
};

const contractDates = (before: Values | null, after: Values, { now }: Context): Record<string, string> => {
  const [start, end] = [String(after.startDate), String(after.endDate)];
  if (before && before.startDate === start && before.endDate === end) return {};
  const today = now.toISOString().slice(0, 10);
  return {
    ...(start < addDays(today, -aYear) && { startDate: 'Choose a date within the past year or later' }),
    ...(start > addDays(today, 5 * aYear) && { startDate: 'Choose a date within five years from today' }),
    ...(end > addDays(start, 10 * aYear) && { endDate: 'Choose a date within ten years of the start date' }),
  };
};

const proposalDates = async (
  { startDate, providerId }: Values,
  context: Context,
  reader: Reader,
): Promise<Record<string, string>> => {
  const company = await reader.find('companies', String(providerId));
  const today = todayIn(company?.timeZone ?? context.platform?.timeZone, context.now);
  return {
    ...(String(startDate) < today && { startDate: 'Choose today or a later date' }),
    ...(String(startDate) > addDays(today, 5 * aYear) && {
      startDate: 'Choose a date within five years from today',
    }),
  };
};

const founding = (before: Values | null, { founded }: Values, { now }: Context): Record<string, string> =>
  founded !== before?.founded && Number(founded) > now.getUTCFullYear()
    ? { founded: `At most ${now.getUTCFullYear()}` }
    : {};

/** Today's date in a time zone. */
export const todayIn = (zone: unknown, now: Date): string =>
  wallTime(now.getTime(), typeof zone === 'string' ? zone : 'UTC').date;
