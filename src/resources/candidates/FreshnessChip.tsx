import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates.ts';
import { dayOf, freshnessOf } from '../../../domain/insight/freshness.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';

/** How far the last word on somebody's availability can be relied upon, and of when it is. */
export const FreshnessChip = () => {
  const candidate = useRecordContext<Candidate>();
  const translate = useTranslate();
  const locale = useLocale();
  if (!candidate || candidate.status === 'Placed') return null;
  const confirmed = candidate.availabilityConfirmed;
  const freshness = freshnessOf(confirmed, dayOf(new Date()));
  const words = { freshness: translate(`bench.freshness.${freshness}`), date: shortDay(confirmed, locale) };
  return (
    <StatusChip
      value={freshness}
      label={translate(`bench.freshness.${confirmed ? 'confirmed' : 'never'}`, words)}
    />
  );
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs more than using it, and a page of cards uses one two dozen times. */
const formatOf = (locale: string): Intl.DateTimeFormat => {
  const known = formats.get(locale);
  const format = known ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  formats.set(locale, format);
  return format;
};

const shortDay = (day: string | null, locale: string): string =>
  day ? formatOf(locale).format(new Date(day)) : '';
