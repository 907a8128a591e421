import words from '../../locales/en/provider.json';
import { defineArea } from '../components/area.ts';
import { noExtensions } from '../components/extensions.ts';
import { movedTo } from '../components/screens/movedTo.tsx';
import { IdleWatch } from './IdleWatch.tsx';
import { providerMenu } from './menu.ts';
import { ProviderDashboard } from './ProviderDashboard.tsx';
import { providerPages } from './pages.tsx';
import { bench, providerResources } from './resources.ts';

/** What the product's plugins add to it. */
export { consolePart as billing } from './billing/consolePart.ts';
export { consolePart as security } from './security/consolePart.ts';
export { consolePart as support } from './support/consolePart.ts';

export const area = defineArea({
  userType: 'provider',
  basename: '/provider',
  nameKey: 'provider.name',
  titleKey: 'provider.title',
  storeKey: 'provider',
  words,
  drawerWidth: 280,
  menu: providerMenu,
  extensions: noExtensions,
  dashboard: ProviderDashboard,
  resources: [movedTo('/employees', bench), ...providerResources],
  pages: providerPages,
  beside: IdleWatch,
});
