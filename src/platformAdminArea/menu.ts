import ProvidersIcon from '@mui/icons-material/BusinessOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import DealsIcon from '@mui/icons-material/FilterAltOutlined';
import RecruitersIcon from '@mui/icons-material/HandshakeOutlined';
import UsersIcon from '@mui/icons-material/ManageAccountsOutlined';
import AnalyticsIcon from '@mui/icons-material/QueryStatsOutlined';
import AllDataIcon from '@mui/icons-material/StorageOutlined';
import SettingsIcon from '@mui/icons-material/TuneOutlined';
import type { MenuGroup } from '../components/area.ts';
import { otherResources } from './resources.ts';

/** Disputes are listed on the Deals page. */
const dealPaths = ['/disputes'];
const otherPaths = Object.values(otherResources)
  .flat()
  .map(({ name }) => `/${name}`)
  .filter((path) => !dealPaths.includes(path));

export const platformAdminMenu: readonly MenuGroup[] = [
  {
    labelKey: 'admin.groups.overview',
    entries: [{ labelKey: 'admin.menu.dashboard', path: '/', icon: DashboardIcon, alsoFor: ['/health'] }],
  },
  {
    labelKey: 'admin.groups.users',
    entries: [
      {
        labelKey: 'admin.menu.providers',
        path: '/providers',
        icon: ProvidersIcon,
        resource: 'companies',
        alsoFor: ['/companies'],
      },
      { labelKey: 'admin.menu.recruiters', path: '/recruiters', icon: RecruitersIcon, resource: 'companies' },
      { labelKey: 'admin.menu.users', path: '/users', icon: UsersIcon, resource: 'users' },
    ],
  },
  {
    labelKey: 'admin.groups.operations',
    entries: [
      {
        labelKey: 'admin.menu.deals',
        path: '/deals',
        icon: DealsIcon,
        resource: 'contracts',
        alsoFor: dealPaths,
      },
      { labelKey: 'admin.menu.analytics', path: '/analytics', icon: AnalyticsIcon },
    ],
  },
  {
    labelKey: 'admin.groups.administration',
    entries: [
      { labelKey: 'admin.menu.settings', path: '/settings', icon: SettingsIcon },
      { labelKey: 'admin.menu.allData', path: '/all-data', icon: AllDataIcon, alsoFor: otherPaths },
    ],
  },
];
