import ReportsIcon from '@mui/icons-material/AssessmentOutlined';
import RollOffIcon from '@mui/icons-material/EventBusyOutlined';
import RequestsIcon from '@mui/icons-material/InboxOutlined';
import AddIcon from '@mui/icons-material/PersonAddAltOutlined';
import { useTranslate } from 'react-admin';
import { FirstStepsLater } from '../components/firstSteps/FirstStepsLater.tsx';
import { OpenReviewsLater } from '../components/hireReviews/OpenReviewsLater.tsx';
import { useAhead } from '../components/later/useAhead.ts';
import { NeedsYouLater } from '../components/needsYou/NeedsYouLater.tsx';
import { PageTitle } from '../components/screens/PageTitle.tsx';
import { AddedTiles } from '../components/tiles/AddedTiles.tsx';
import { DashboardColumns } from '../components/tiles/DashboardColumns.tsx';
import { type QuickAction, QuickActions } from '../components/tiles/QuickActions.tsx';
import { RecentActivity } from '../components/tiles/RecentActivity.tsx';
import { BenchHistoryLater } from './BenchHistoryLater.tsx';
import { waitingFilter } from './links.ts';
import { ProviderTiles } from './ProviderTiles.tsx';
import { bench } from './resources.ts';

const actions: readonly QuickAction[] = [
  {
    labelKey: 'pages.providerDashboard.addResource',
    path: '/employees/create',
    icon: AddIcon,
    needs: ['create', 'candidates'],
  },
  {
    labelKey: 'pages.providerDashboard.viewRequests',
    path: `/requests?${waitingFilter}`,
    icon: RequestsIcon,
  },
  { labelKey: 'bench.radar.title', path: '/roll-offs', icon: RollOffIcon },
  { labelKey: 'pages.providerDashboard.reports', path: '/analytics', icon: ReportsIcon },
];

/** The provider's dashboard: the state of the bench and quick actions. */
export const ProviderDashboard = () => {
  const translate = useTranslate();
  useAhead(bench.list);
  return (
    <>
      <PageTitle>{translate('provider.menu.dashboard')}</PageTitle>
      <NeedsYouLater />
      <ProviderTiles />
      <AddedTiles />
      <FirstStepsLater />
      <BenchHistoryLater />
      <DashboardColumns>
        <RecentActivity />
        <QuickActions titleKey="pages.dashboard.quickActions" actions={actions} />
      </DashboardColumns>
      <OpenReviewsLater />
    </>
  );
};
