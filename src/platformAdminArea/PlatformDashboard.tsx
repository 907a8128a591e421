import ProviderIcon from '@mui/icons-material/AddBusinessOutlined';
import ReportIcon from '@mui/icons-material/AssessmentOutlined';
import RecruiterIcon from '@mui/icons-material/GroupAddOutlined';
import SignUpIcon from '@mui/icons-material/HowToRegOutlined';
import { useTranslate } from 'react-admin';
import { useAhead } from '../components/later/useAhead.ts';
import { PageTitle } from '../components/screens/PageTitle.tsx';
import { DashboardColumns } from '../components/tiles/DashboardColumns.tsx';
import { QuickActions } from '../components/tiles/QuickActions.tsx';
import { useCount } from '../components/tiles/useCount.ts';
import { CompanyList } from '../resources/companies/index.ts';
import { waitingOn } from '../resources/signUpRequests/waitingOn.ts';
import { PlatformActivity } from './PlatformActivity.tsx';
import { PlatformTiles } from './PlatformTiles.tsx';

/** What operators come to do most; waiting sign-ups lead to the first side that has some. */
const useActions = () => {
  const providers = useCount('signUpRequests', waitingOn('provider')).total ?? 0;
  const recruiters = useCount('signUpRequests', waitingOn('recruiter')).total ?? 0;
  const waiting = providers > 0 ? '/providers' : recruiters > 0 ? '/recruiters' : '/signUpRequests';
  return [
    { labelKey: 'pages.platformDashboard.addProvider', path: '/providers/create', icon: ProviderIcon },
    { labelKey: 'pages.platformDashboard.addRecruiter', path: '/recruiters/create', icon: RecruiterIcon },
    {
      labelKey: 'pages.platformDashboard.reviewSignUps',
      path: waiting,
      icon: SignUpIcon,
      count: providers + recruiters,
    },
    { labelKey: 'pages.platformDashboard.report', path: '/reports', icon: ReportIcon },
  ];
};

/** The market at a glance. */
export const PlatformDashboard = () => {
  const translate = useTranslate();
  useAhead(CompanyList);
  return (
    <>
      <PageTitle>{translate('admin.menu.dashboard')}</PageTitle>
      <PlatformTiles />
      <DashboardColumns>
        <PlatformActivity />
        <QuickActions titleKey="pages.dashboard.quickActions" actions={useActions()} />
      </DashboardColumns>
    </>
  );
};
