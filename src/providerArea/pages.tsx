import type { AreaPage } from '../area.ts';
import { ComingPage } from '../components/ComingPage.tsx';
import { lazyScreen } from '../components/screens/lazyScreen.ts';
import { pageFor } from '../components/screens/movedTo.tsx';
import { benchScreens } from './bench/benchScreens.tsx';
import { bench } from './resources.ts';

const coming = (page: string, working: readonly { labelKey: string; path: string }[]): AreaPage => ({
  path: `/${page}`,
  element: (
    <ComingPage titleKey={`provider.menu.${page}`} textKey={`provider.coming.${page}`} working={working} />
  ),
});

const BenchCalendar = lazyScreen(() => import('./calendar/BenchCalendar.tsx'), 'BenchCalendar');

const toBench = { labelKey: 'provider.menu.employees', path: '/provider/employees' };

const Analytics = lazyScreen(() => import('./analytics/Analytics.tsx'), 'Analytics');

export const providerPages: readonly AreaPage[] = [
  pageFor('/employees', { ...bench, children: benchScreens }),
  { path: '/calendar', element: <BenchCalendar /> },
  { path: '/analytics', element: <Analytics /> },
  coming('settings', [toBench]),
];
