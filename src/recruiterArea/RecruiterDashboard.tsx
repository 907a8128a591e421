import { useTranslate } from 'react-admin';
import { FirstStepsLater } from '../components/firstSteps/FirstStepsLater.tsx';
import { OpenReviewsLater } from '../components/hireReviews/OpenReviewsLater.tsx';
import { useAhead } from '../components/later/useAhead.ts';
import { NeedsYouLater } from '../components/needsYou/NeedsYouLater.tsx';
import { PageTitle } from '../components/screens/PageTitle.tsx';
import { AddedTiles } from '../components/tiles/AddedTiles.tsx';
import { DashboardColumns } from '../components/tiles/DashboardColumns.tsx';
import { RecentActivity } from '../components/tiles/RecentActivity.tsx';
import { RecruiterActions } from './dashboard/RecruiterActions.tsx';
import { SmartInsights } from './dashboard/SmartInsights.tsx';
import { pipeline } from './pipeline/index.ts';
import { RecruiterTiles } from './RecruiterTiles.tsx';

/** The recruiter's dashboard: key figures, insights and quick actions. */
export const RecruiterDashboard = () => {
  const translate = useTranslate();
  useAhead(pipeline.list);
  return (
    <>
      <PageTitle>{translate('recruiter.menu.dashboard')}</PageTitle>
      <NeedsYouLater />
      <RecruiterTiles />
      <AddedTiles />
      <FirstStepsLater />
      <SmartInsights />
      <DashboardColumns>
        <RecentActivity />
        <RecruiterActions />
      </DashboardColumns>
      <OpenReviewsLater />
    </>
  );
};
