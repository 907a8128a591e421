import type { frequencies } from '../contract/reports/reportSchedules.ts';

/** When a report is created again: from a first day on, at a local time in a time zone. */
export type ScheduleRule = {
  frequency: (typeof frequencies)[number];
  /** `YYYY-MM-DD`; its weekday or day of the month applies to every run. */
  startsOn: string;
  /** `HH:MM`. */
  time: string;
  /** IANA. */
  timeZone: string;
};
