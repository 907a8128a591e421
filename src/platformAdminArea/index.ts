import words from '../../locales/en/operator.json';
import { defineArea } from '../components/area.ts';
import { noExtensions } from '../components/extensions.ts';
import { movedTo } from '../components/screens/movedTo.tsx';
import { billingNouns } from './billing/index.tsx';
import { allCompanies } from './companyPages.tsx';
import { platformAdminMenu } from './menu.ts';
import { PlatformDashboard } from './PlatformDashboard.tsx';
import { platformAdminPages } from './pages.tsx';
import { mainResources, otherResources } from './resources.ts';
import { supportDesk } from './support/index.ts';

export const area = defineArea({
  userType: 'admin',
  basename: '/platform-admin',
  nameKey: 'admin.name',
  titleKey: 'admin.title',
  storeKey: 'platformAdmin',
  words,
  drawerWidth: 300,
  menu: platformAdminMenu,
  extensions: noExtensions,
  dashboard: PlatformDashboard,
  resources: [
    allCompanies,
    movedTo('/support', supportDesk),
    ...billingNouns,
    ...mainResources,
    ...Object.values(otherResources).flat(),
  ],
  pages: platformAdminPages,
});
