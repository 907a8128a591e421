import words from '../../locales/en/operator.json';
import { defineArea } from '../components/area.ts';
import { noExtensions } from '../components/extensions.ts';
import { users } from '../resources/users/index.ts';
import { allCompanies } from './companyPages.tsx';
import { platformAdminMenu } from './menu.ts';
import { PlatformDashboard } from './PlatformDashboard.tsx';
import { platformAdminPages } from './pages.tsx';
import { otherResources } from './resources.ts';

/** What the product's plugins add to it. */
export { consolePart as billing } from './billing/consolePart.tsx';
export { consolePart as recommendations } from './fairness/consolePart.tsx';
export { consolePart as reports } from './reports/consolePart.ts';
export { consolePart as security } from './security/consolePart.tsx';
export { consolePart as support } from './support/consolePart.ts';

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
  resources: [allCompanies, users, ...Object.values(otherResources).flat()],
  pages: platformAdminPages,
});
