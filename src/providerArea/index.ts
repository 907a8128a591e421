import type { Area } from '../area.ts';
import { providerMenu } from './menu.ts';
import { ProviderDashboard } from './ProviderDashboard.tsx';
import { providerPages } from './pages.tsx';

export const providerArea: Area = {
  userType: 'provider',
  basename: '/provider',
  titleKey: 'provider.title',
  storeKey: 'provider',
  drawerWidth: 280,
  menu: providerMenu,
  dashboard: ProviderDashboard,
  resources: [],
  pages: providerPages,
};
