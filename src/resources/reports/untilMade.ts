import type { Report } from '../../../domain/contract/reports.ts';

/** Milliseconds until a page looks again at what is being made; false where nothing is. */
export const untilMade = (reports: readonly Report[] | undefined): number | false =>
  reports?.some(({ status }) => status === 'Processing') ? 1500 : false;
