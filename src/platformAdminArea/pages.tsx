import { accountPage } from '../components/accountSecurity/accountPage.tsx';
import type { AreaPage } from '../components/area.ts';
import { lazyScreen } from '../components/screens/lazyScreen.ts';
import { pageFor } from '../components/screens/movedTo.tsx';
import { companiesOf } from './companyPages.tsx';

const PlatformSettings = lazyScreen(() => import('./settings/PlatformSettings.tsx'), 'PlatformSettings');
const PlatformAnalytics = lazyScreen(() => import('./analytics/PlatformAnalytics.tsx'), 'PlatformAnalytics');
const Deals = lazyScreen(() => import('./deals/Deals.tsx'), 'Deals');
const SystemHealth = lazyScreen(() => import('./health/SystemHealth.tsx'), 'SystemHealth');
const AllData = lazyScreen(() => import('./AllData.tsx'), 'AllData');

export const platformAdminPages: readonly AreaPage[] = [
  pageFor('/providers', companiesOf('provider')),
  pageFor('/recruiters', companiesOf('recruiter')),
  { path: '/deals', element: <Deals /> },
  { path: '/analytics', element: <PlatformAnalytics /> },
  { path: '/settings/*', element: <PlatformSettings /> },
  { path: '/health', element: <SystemHealth /> },
  { path: '/all-data', element: <AllData /> },
  accountPage,
];
