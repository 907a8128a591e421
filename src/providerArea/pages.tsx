import { accountPage } from '../components/accountSecurity/accountPage.tsx';
import type { AreaPage } from '../components/area.ts';
import { lazyScreen } from '../components/screens/lazyScreen.ts';
import { pageFor } from '../components/screens/movedTo.tsx';
import { deploymentPages } from '../resources/deployments/index.ts';
import { candidateScreens } from './candidates/candidateScreens.tsx';
import { bench } from './resources.ts';

const ProviderSettings = lazyScreen(() => import('./settings/ProviderSettings.tsx'), 'ProviderSettings');

const BenchCalendar = lazyScreen(() => import('./calendar/BenchCalendar.tsx'), 'BenchCalendar');

const RollOffRadar = lazyScreen(() => import('./rollOffs/RollOffRadar.tsx'), 'RollOffRadar');

const ForecastPage = lazyScreen(() => import('./forecast/ForecastPage.tsx'), 'ForecastPage');

const Analytics = lazyScreen(() => import('./analytics/Analytics.tsx'), 'Analytics');

export const providerPages: readonly AreaPage[] = [
  pageFor('/employees', { ...bench, children: candidateScreens }),
  { path: '/calendar', element: <BenchCalendar /> },
  deploymentPages,
  { path: '/roll-offs', element: <RollOffRadar /> },
  { path: '/analytics', element: <Analytics /> },
  { path: '/bench-forecast', element: <ForecastPage /> },
  { path: '/settings/*', element: <ProviderSettings /> },
  accountPage,
];
