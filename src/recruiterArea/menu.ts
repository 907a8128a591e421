import TasksIcon from '@mui/icons-material/CheckCircleOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import ContractsIcon from '@mui/icons-material/DescriptionOutlined';
import TalentPoolIcon from '@mui/icons-material/GroupsOutlined';
import DeploymentsIcon from '@mui/icons-material/HandshakeOutlined';
import AnalyticsIcon from '@mui/icons-material/InsightsOutlined';
import RequestsIcon from '@mui/icons-material/OutboxOutlined';
import ClientInvoicesIcon from '@mui/icons-material/ReceiptLongOutlined';
import RateCardsIcon from '@mui/icons-material/RequestQuoteOutlined';
import TimesheetsIcon from '@mui/icons-material/ScheduleOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
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
        alsoFor: ['/candidates', '/hotListRecipients'],
        resource: 'candidates',
      },
      { labelKey: 'recruiter.menu.jobs', path: '/jobs', icon: JobsIcon, resource: 'jobs' },
      { labelKey: 'recruiter.menu.analytics', path: '/analytics', icon: AnalyticsIcon },
      {
        labelKey: 'recruiter.menu.settings',
        path: '/settings',
        icon: SettingsIcon,
      },
    ],
  },
  {
    labelKey: 'recruiter.menu.deals',
    entries: [
      { labelKey: 'recruiter.menu.tasks', path: '/tasks', icon: TasksIcon, resource: 'tasks' },
      {
        labelKey: 'recruiter.menu.requests',
        path: '/requests',
        icon: RequestsIcon,
        alsoFor: ['/requisitions'],
        resource: 'requests',
      },
      {
        labelKey: 'recruiter.menu.contracts',
        path: '/contracts',
        icon: ContractsIcon,
        resource: 'contracts',
      },
      {
        labelKey: 'recruiter.menu.rateCards',
        path: '/rateCards',
        icon: RateCardsIcon,
        resource: 'rateCards',
      },
    ],
  },
  {
    labelKey: 'recruiter.menu.delivery',
    entries: [
      {
        labelKey: 'recruiter.menu.deployments',
        path: '/deployments',
        icon: DeploymentsIcon,
        resource: 'contracts',
      },
      {
        labelKey: 'recruiter.menu.timesheets',
        path: '/timesheets',
        icon: TimesheetsIcon,
        resource: 'timesheets',
      },
      {
        labelKey: 'recruiter.menu.clientInvoices',
        path: '/providerInvoices',
        icon: ClientInvoicesIcon,
        resource: 'providerInvoices',
      },
    ],
  },
];
