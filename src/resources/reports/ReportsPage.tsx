import { SchedulesPanel } from '../reportSchedules/SchedulesPanel.tsx';
import { TemplatesPanel } from '../reportTemplates/TemplatesPanel.tsx';
import { ReportsOverview } from './ReportsOverview.tsx';

/** The operator's reports, schedules and report templates. */
export const ReportsPage = () => (
  <ReportsOverview>
    <SchedulesPanel />
    <TemplatesPanel />
  </ReportsOverview>
);
