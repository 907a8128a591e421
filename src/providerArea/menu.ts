import HotListsIcon from '@mui/icons-material/CampaignOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import ContractsIcon from '@mui/icons-material/DescriptionOutlined';
import EmployeesIcon from '@mui/icons-material/GroupsOutlined';
import DeploymentsIcon from '@mui/icons-material/HandshakeOutlined';
import RequestsIcon from '@mui/icons-material/InboxOutlined';
import AnalyticsIcon from '@mui/icons-material/InsightsOutlined';
import ClientInvoicesIcon from '@mui/icons-material/ReceiptLongOutlined';
import RateCardsIcon from '@mui/icons-material/RequestQuoteOutlined';
import TimesheetsIcon from '@mui/icons-material/ScheduleOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import type { MenuGroup } from '../components/area.ts';
import { openingAddress } from './candidates/openingAddress.ts';

export const providerMenu: readonly MenuGroup[] = [
  {
    entries: [
      { labelKey: 'provider.menu.dashboard', path: '/', icon: DashboardIcon },
      {
        labelKey: 'provider.menu.employees',
        path: '/employees',
        icon: EmployeesIcon,
        alsoFor: ['/candidates', '/calendar'],
        resource: 'candidates',
        opening: openingAddress,
      },
      {
        labelKey: 'provider.menu.hotLists',
        path: '/hotLists',
        icon: HotListsIcon,
        resource: 'hotLists',
      },
      {
        labelKey: 'provider.menu.requests',
        path: '/requests',
        icon: RequestsIcon,
        alsoFor: ['/jobs', '/applications'],
        resource: 'requests',
      },
      {
        labelKey: 'provider.menu.analytics',
        path: '/analytics',
        icon: AnalyticsIcon,
        alsoFor: ['/bench-forecast'],
      },
      {
        labelKey: 'provider.menu.contracts',
        path: '/contracts',
        icon: ContractsIcon,
        alsoFor: ['/contractTemplates'],
        resource: 'contracts',
      },
      {
        labelKey: 'provider.menu.rateCards',
        path: '/rateCards',
        icon: RateCardsIcon,
        resource: 'rateCards',
      },
      {
        labelKey: 'provider.menu.settings',
        path: '/settings',
        icon: SettingsIcon,
      },
    ],
  },
  {
    labelKey: 'provider.menu.delivery',
    entries: [
      {
        labelKey: 'provider.menu.deployments',
        path: '/deployments',
        icon: DeploymentsIcon,
        alsoFor: ['/roll-offs'],
        resource: 'contracts',
      },
      {
        labelKey: 'provider.menu.timesheets',
        path: '/timesheets',
        icon: TimesheetsIcon,
        resource: 'timesheets',
      },
      {
        labelKey: 'provider.menu.clientInvoices',
        path: '/providerInvoices',
        icon: ClientInvoicesIcon,
        resource: 'providerInvoices',
      },
    ],
  },
];
