import { Title, useTranslate } from 'react-admin';
import { DashboardColumns } from '../components/tiles/DashboardColumns.tsx';
import { RecentActivity } from '../components/tiles/RecentActivity.tsx';
import { RecruiterActions } from './dashboard/RecruiterActions.tsx';
import { SmartInsights } from './dashboard/SmartInsights.tsx';
import { RecruiterTiles } from './RecruiterTiles.tsx';

/** How hiring goes today, what the figures say, and what to do next. */
export const RecruiterDashboard = () => {
  const translate = useTranslate();
  return (
    <>
      <Title title={translate('recruiter.menu.dashboard')} preferenceKey={false} />
      <RecruiterTiles />
      <SmartInsights />
      <DashboardColumns>
        <RecentActivity />
        <RecruiterActions />
      </DashboardColumns>
    </>
  );
};
