import ReportIcon from '@mui/icons-material/AssessmentOutlined';
import ScheduleIcon from '@mui/icons-material/EventOutlined';
import RequestsIcon from '@mui/icons-material/OutboxOutlined';
import SearchIcon from '@mui/icons-material/PersonSearchOutlined';
import PostIcon from '@mui/icons-material/PostAddOutlined';
import { Title, useTranslate } from 'react-admin';
import { useAhead } from '../components/later/useAhead.ts';
import { DashboardColumns } from '../components/tiles/DashboardColumns.tsx';
import { QuickActions } from '../components/tiles/QuickActions.tsx';
import { RecentActivity } from '../components/tiles/RecentActivity.tsx';
import { RecruiterTiles } from './RecruiterTiles.tsx';
import { pipeline } from './resources.ts';

const actions = [
  { labelKey: 'pages.recruiterDashboard.postJob', path: '/jobs/create', icon: PostIcon },
  { labelKey: 'pages.recruiterDashboard.search', path: '/talent-pool', icon: SearchIcon },
  { labelKey: 'pages.recruiterDashboard.schedule', path: '/interviews/create', icon: ScheduleIcon },
  { labelKey: 'pages.recruiterDashboard.requests', path: '/requests', icon: RequestsIcon },
  { labelKey: 'pages.recruiterDashboard.report', path: '/analytics', icon: ReportIcon },
];

/** How hiring goes today, and what to do next. */
export const RecruiterDashboard = () => {
  const translate = useTranslate();
  useAhead(pipeline.list);
  return (
    <>
      <Title title={translate('recruiter.menu.dashboard')} preferenceKey={false} />
      <RecruiterTiles />
      <DashboardColumns>
        <RecentActivity />
        <QuickActions titleKey="pages.dashboard.quickActions" actions={actions} />
      </DashboardColumns>
    </>
  );
};
