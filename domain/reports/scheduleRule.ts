import type { frequencies } from '../contract/reportSchedules.ts';

/** When a report is made again: from a first day on, at a time of day, by the clocks of a zone. */
export type ScheduleRule = {
  frequency: (typeof frequencies)[number];
  /** `YYYY-MM-DD`; its weekday, or its day of the month, is that of every run. */
  startsOn: string;
  /** `HH:MM`. */
  time: string;
  /** IANA. */
  timeZone: string;
};
