import type { Area } from '../area.ts';
import { platformAdminMenu } from './menu.ts';
import { PlatformDashboard } from './PlatformDashboard.tsx';
import { platformAdminPages } from './pages.tsx';

export const platformAdminArea: Area = {
  userType: 'admin',
  basename: '/platform-admin',
  titleKey: 'admin.title',
  storeKey: 'platformAdmin',
  drawerWidth: 300,
  menu: platformAdminMenu,
  dashboard: PlatformDashboard,
  resources: [],
  pages: platformAdminPages,
};
