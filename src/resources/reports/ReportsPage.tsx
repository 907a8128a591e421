import { SchedulesPanel } from '../reportSchedules/SchedulesPanel.tsx';
import { TemplatesPanel } from '../reportTemplates/TemplatesPanel.tsx';
import { ReportsOverview } from './ReportsOverview.tsx';

/** What operators have asked of the market, what is asked by itself, and questions to begin with. */
export const ReportsPage = () => (
  <ReportsOverview>
    <SchedulesPanel />
    <TemplatesPanel />
  </ReportsOverview>
);
