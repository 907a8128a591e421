import ReportsIcon from '@mui/icons-material/AssessmentOutlined';
import ProvidersIcon from '@mui/icons-material/BusinessOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import RecruitersIcon from '@mui/icons-material/HandshakeOutlined';
import UsersIcon from '@mui/icons-material/ManageAccountsOutlined';
import AnalyticsIcon from '@mui/icons-material/QueryStatsOutlined';
import BillingIcon from '@mui/icons-material/ReceiptLongOutlined';
import SecurityIcon from '@mui/icons-material/SecurityOutlined';
import SupportIcon from '@mui/icons-material/SupportAgentOutlined';
import SettingsIcon from '@mui/icons-material/TuneOutlined';
import type { MenuGroup } from '../area.ts';

export const platformAdminMenu: readonly MenuGroup[] = [
  {
    labelKey: 'admin.groups.overview',
    entries: [{ labelKey: 'admin.menu.dashboard', path: '/', icon: DashboardIcon }],
  },
  {
    labelKey: 'admin.groups.users',
    entries: [
      { labelKey: 'admin.menu.providers', path: '/providers', icon: ProvidersIcon },
      { labelKey: 'admin.menu.recruiters', path: '/recruiters', icon: RecruitersIcon },
      { labelKey: 'admin.menu.users', path: '/users', icon: UsersIcon },
    ],
  },
  {
    labelKey: 'admin.groups.operations',
    entries: [
      { labelKey: 'admin.menu.analytics', path: '/analytics', icon: AnalyticsIcon },
      { labelKey: 'admin.menu.reports', path: '/reports', icon: ReportsIcon },
      { labelKey: 'admin.menu.support', path: '/support', icon: SupportIcon, alsoFor: ['/tickets'] },
    ],
  },
  {
    labelKey: 'admin.groups.administration',
    entries: [
      { labelKey: 'admin.menu.settings', path: '/settings', icon: SettingsIcon },
      { labelKey: 'admin.menu.security', path: '/security', icon: SecurityIcon },
      { labelKey: 'admin.menu.billing', path: '/billing', icon: BillingIcon, alsoFor: ['/invoices'] },
    ],
  },
];
