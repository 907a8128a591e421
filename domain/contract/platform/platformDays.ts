import { date, whole } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

/** The platform's measurements for one UTC day, all processes together. Sums of times are in milliseconds. */
export const platformDays = defineNoun({
  name: 'platformDays',
  label: 'Platform Day',
  plural: 'Platform Days',
  prefix: 'PD',
  fields: {
    day: date('Day'),
    /** Users with an active session on this day. */
    activeUsers: whole('Active Users'),
    requests: whole('Requests'),
    failures: whole('Failed Requests'),
    responseMs: whole('Response Time, Total'),
    responseP95Ms: whole('Response Time, 95th Percentile'),
    queries: whole('Database Queries'),
    queryMs: whole('Query Time, Total'),
    pageLoads: whole('Page Loads'),
    pageLoadMs: whole('Page Load Time, Total'),
    /** Minutes in which at least one process was serving. */
    upMinutes: whole('Uptime Minutes', 0, 1440),
  },
  unique: ['day'],
  search: [],
  title: 'day',
});
export type PlatformDay = RowOf<typeof platformDays>;
