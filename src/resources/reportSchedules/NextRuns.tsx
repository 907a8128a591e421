import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { reportSchedules } from '../../../domain/contract/reports/reportSchedules.ts';
import type { ScheduleRule } from '../../../domain/reports/scheduleRule.ts';
import { nextRunAfter } from '../../../domain/reports/scheduleTime.ts';
import { writeRun } from './writeRun.ts';

const { frequency, startsOn, time, timeZone } = reportSchedules.fields;
const timing = { frequency, startsOn, time, timeZone };
const shown = 3;

/** The next runs of the schedule in the form, in its time zone. */
export const NextRuns = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const rule = useWatch() as ScheduleRule;
  const isWhole = Object.entries(timing).every(
    ([field, schema]) => schema.safeParse(rule[field as keyof ScheduleRule]).success,
  );
  return (
    <Typography variant="body2" color="textSecondary" aria-live="polite" sx={{ mt: 1.5 }}>
      {isWhole &&
        translate('scheduledReports.form.nextRuns', {
          runs: nextRuns(rule)
            .map((at) => writeRun(at, rule.timeZone, locale))
            .join(' · '),
        })}
    </Typography>
  );
};

const nextRuns = (rule: ScheduleRule): string[] => {
  const runs: string[] = [];
  for (let after = new Date(); runs.length < shown; after = new Date(runs.at(-1) as string))
    runs.push(nextRunAfter(rule, after));
  return runs;
};
