import ProviderIcon from '@mui/icons-material/AddBusinessOutlined';
import ReportIcon from '@mui/icons-material/AssessmentOutlined';
import RecruiterIcon from '@mui/icons-material/GroupAddOutlined';
import SignUpIcon from '@mui/icons-material/HowToRegOutlined';
import { Title, useTranslate } from 'react-admin';
import { DashboardColumns } from '../components/tiles/DashboardColumns.tsx';
import { QuickActions } from '../components/tiles/QuickActions.tsx';
import { PlatformActivity } from './PlatformActivity.tsx';
import { PlatformTiles } from './PlatformTiles.tsx';

const actions = [
  { labelKey: 'pages.platformDashboard.addProvider', path: '/providers/create', icon: ProviderIcon },
  { labelKey: 'pages.platformDashboard.addRecruiter', path: '/recruiters/create', icon: RecruiterIcon },
  { labelKey: 'pages.platformDashboard.reviewSignUps', path: '/signUpRequests', icon: SignUpIcon },
  { labelKey: 'pages.platformDashboard.report', path: '/reports', icon: ReportIcon },
];

/** The market at a glance. */
export const PlatformDashboard = () => {
  const translate = useTranslate();
  return (
    <>
      <Title title={translate('admin.menu.dashboard')} preferenceKey={false} />
      <PlatformTiles />
      <DashboardColumns>
        <PlatformActivity />
        <QuickActions titleKey="pages.dashboard.quickActions" actions={actions} />
      </DashboardColumns>
    </>
  );
};
