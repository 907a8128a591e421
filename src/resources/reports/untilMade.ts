import type { Report } from '../../../domain/contract/reports/reports.ts';

/** The polling interval in milliseconds while a report is being generated; false if there is none. */
export const untilMade = (reports: readonly Report[] | undefined): number | false =>
  reports?.some(({ status }) => status === 'Processing') ? 1500 : false;
