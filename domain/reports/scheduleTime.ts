import { instantAt, wallTime } from '../time/zones.ts';
import { runBy, runDay } from './scheduleDays.ts';
import type { ScheduleRule } from './scheduleRule.ts';

/** The first run after a time, ISO 8601 in UTC. Missed runs count as one. */
export const nextRunAfter = (rule: ScheduleRule, after: Date): string => {
  const at = after.toISOString();
  for (let run = runBy(rule, wallTime(at, rule.timeZone).date); ; run++) {
    const moment = momentOn(runDay(rule, run), rule);
    if (moment > at) return moment;
  }
};

/**
 * If daylight saving skips the local time, the first valid time after it; if it repeats it, the earlier one.
 */
const momentOn = (date: string, { time, timeZone }: ScheduleRule): string => {
  const asked = Date.parse(`${date}T${time}:00Z`);
  for (let shown = asked; ; shown = nextQuarter(shown)) {
    const words = new Date(shown).toISOString();
    const moment = instantAt({ date: words.slice(0, 10), time: words.slice(11, 16) }, timeZone);
    if (moment) return moment;
  }
};

const quarter = 15 * 60_000;
/** Offsets only ever change on quarter hours. */
const nextQuarter = (at: number): number => (Math.floor(at / quarter) + 1) * quarter;
