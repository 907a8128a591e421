import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { Report } from '../../../domain/contract/reports/reports.ts';
import { wallTime } from '../../../domain/time/zones.ts';
import { useSession } from '../../auth/useSession.ts';
import { CreateDialog } from '../../components/screens/dialogs/CreateDialog.tsx';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { scheduleFields } from './scheduleFields.ts';

/** It validates what is typed, which the list of schedules does without. */
const NextRuns = lazyScreen(() => import('./NextRuns.tsx'), 'NextRuns');

interface Props {
  report: Report;
  onClose: () => void;
}

/** Schedules a report; by default in the user's time zone and for the user. */
export const ScheduleDialog = ({ report, onClose }: Props) => {
  const translate = useTranslate();
  const email = useSession()?.user?.email;
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
  return (
    <CreateDialog
      resource="reportSchedules"
      title={translate('scheduledReports.form.title', { name: report.name })}
      lead={translate('scheduledReports.form.lead')}
      submitLabel={translate('scheduledReports.form.act')}
      done="scheduledReports.form.done"
      fields={scheduleFields}
      first={{
        name: report.name.slice(0, 100),
        format: report.format,
        startsOn: wallTime(Date.now(), timeZone).date,
        timeZone,
        recipients: email ? [email] : [],
      }}
      along={{ reportId: report.id }}
      onClose={onClose}
    >
      <Suspense fallback={null}>
        <NextRuns />
      </Suspense>
    </CreateDialog>
  );
};
