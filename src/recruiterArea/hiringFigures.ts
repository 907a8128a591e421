import { useGetList, useLocale, useTranslate } from 'react-admin';
import type { PipelineEntry } from '../../domain/contract/pipelineEntries.ts';
import type { Request } from '../../domain/contract/requests.ts';
import { averageDaysToHire, responseRate } from '../../domain/insight/hiring.ts';

const wholeList = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'id', order: 'DESC' as const } };

/** The share of one's requests that got an answer, as a percentage. */
export const useResponseRate = (): string | null | undefined => {
  const locale = useLocale();
  const { data } = useGetList<Request>('requests', wholeList);
  const rate = data && responseRate(data);
  return typeof rate === 'number' ? rate.toLocaleString(locale, { style: 'percent' }) : rate;
};

/** The days from adding somebody to hiring that person. */
export const useTimeToHire = (): string | null | undefined => {
  const translate = useTranslate();
  const { data } = useGetList<PipelineEntry>('pipelineEntries', { ...wholeList, filter: { stage: 'hired' } });
  const days = data && averageDaysToHire(data);
  return typeof days === 'number' ? translate('pages.dashboard.days', { days: Math.round(days) }) : days;
};
