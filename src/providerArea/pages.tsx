import type { AreaPage } from '../area.ts';
import { ComingPage } from '../components/ComingPage.tsx';
import { lazyScreen } from '../components/screens/lazyScreen.ts';
import { pageFor } from '../components/screens/movedTo.tsx';
import { bench } from './resources.ts';

const SettingsPage = lazyScreen(() => import('./settings/SettingsPage.tsx'), 'SettingsPage');

const coming = (page: string, working: readonly { labelKey: string; path: string }[]): AreaPage => ({
  path: `/${page}`,
  element: (
    <ComingPage titleKey={`provider.menu.${page}`} textKey={`provider.coming.${page}`} working={working} />
  ),
});

const toBench = { labelKey: 'provider.menu.employees', path: '/provider/employees' };
const toContracts = { labelKey: 'provider.menu.contracts', path: '/provider/contracts' };

export const providerPages: readonly AreaPage[] = [
  pageFor('/employees', bench),
  coming('analytics', [toBench, toContracts]),
  { path: '/settings/*', element: <SettingsPage /> },
];
