import ReportIcon from '@mui/icons-material/AssessmentOutlined';
import ScheduleIcon from '@mui/icons-material/EventOutlined';
import RequestsIcon from '@mui/icons-material/OutboxOutlined';
import SearchIcon from '@mui/icons-material/PersonSearchOutlined';
import PostIcon from '@mui/icons-material/PostAddOutlined';
import { type QuickAction, QuickActions } from '../../components/tiles/QuickActions.tsx';
import { useHiringReport } from './useHiringReport.ts';

const quickActions: readonly QuickAction[] = [
  {
    labelKey: 'pages.recruiterDashboard.postJob',
    path: '/jobs/create',
    icon: PostIcon,
    needs: ['create', 'jobs'],
  },
  { labelKey: 'pages.recruiterDashboard.search', path: '/talent-pool', icon: SearchIcon },
  {
    labelKey: 'pages.recruiterDashboard.schedule',
    path: '/interviews/create',
    icon: ScheduleIcon,
    needs: ['create', 'interviews'],
  },
  { labelKey: 'pages.recruiterDashboard.requests', path: '/requests', icon: RequestsIcon },
];

/** The recruiter's quick actions. */
export const RecruiterActions = () => {
  const { print, printing } = useHiringReport();
  const report = {
    labelKey: 'pages.recruiterDashboard.report',
    act: print,
    busy: printing,
    icon: ReportIcon,
  };
  return <QuickActions titleKey="pages.dashboard.quickActions" actions={[...quickActions, report]} />;
};
