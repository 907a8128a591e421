import RecommendationsIcon from '@mui/icons-material/AutoAwesomeOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import TalentPoolIcon from '@mui/icons-material/GroupsOutlined';
import AnalyticsIcon from '@mui/icons-material/InsightsOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import PipelineIcon from '@mui/icons-material/ViewKanbanOutlined';
import JobsIcon from '@mui/icons-material/WorkOutlineOutlined';
import type { MenuGroup } from '../components/area.ts';

export const recruiterMenu: readonly MenuGroup[] = [
  {
    entries: [
      { labelKey: 'recruiter.menu.dashboard', path: '/', icon: DashboardIcon },
      {
        labelKey: 'recruiter.menu.talentPool',
        path: '/talent-pool',
        icon: TalentPoolIcon,
        alsoFor: ['/candidates', '/requests'],
        resource: 'candidates',
      },
      {
        labelKey: 'recruiter.menu.recommendations',
        path: '/smart-recommendations',
        icon: RecommendationsIcon,
      },
      {
        labelKey: 'recruiter.menu.pipeline',
        path: '/pipeline',
        icon: PipelineIcon,
        alsoFor: ['/pipelineEntries', '/interviews'],
        resource: 'pipelineEntries',
      },
      { labelKey: 'recruiter.menu.jobs', path: '/jobs', icon: JobsIcon, resource: 'jobs' },
      { labelKey: 'recruiter.menu.analytics', path: '/analytics', icon: AnalyticsIcon },
      {
        labelKey: 'recruiter.menu.settings',
        path: '/settings',
        icon: SettingsIcon,
        alsoFor: ['/invoices'],
      },
    ],
  },
];
