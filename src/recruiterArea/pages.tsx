import { accountPage } from '../components/accountSecurity/accountPage.tsx';
import type { AreaPage } from '../components/area.ts';
import { lazyScreen } from '../components/screens/lazyScreen.ts';
import { pageFor } from '../components/screens/movedTo.tsx';
import { deploymentPages } from '../resources/deployments/index.ts';
import { talentPool } from './resources.ts';

const RecruitmentAnalytics = lazyScreen(
  () => import('./analytics/RecruitmentAnalytics.tsx'),
  'RecruitmentAnalytics',
);
const ComparePage = lazyScreen(() => import('./compare/ComparePage.tsx'), 'ComparePage');
const Tasks = lazyScreen(() => import('./tasks/Tasks.tsx'), 'Tasks');
const Pools = lazyScreen(() => import('./pools/Pools.tsx'), 'Pools');
const PoolPage = lazyScreen(() => import('./pools/PoolPage.tsx'), 'PoolPage');
const OpenSavedSearch = lazyScreen(() => import('./savedSearches/OpenSavedSearch.tsx'), 'OpenSavedSearch');
const RecruiterSettings = lazyScreen(() => import('./settings/RecruiterSettings.tsx'), 'RecruiterSettings');

export const recruiterPages: readonly AreaPage[] = [
  pageFor('/talent-pool', talentPool),
  { path: '/talent-pool/pools', element: <Pools /> },
  { path: '/talent-pool/pools/:id', element: <PoolPage /> },
  { path: '/talent-pool/searches/:id', element: <OpenSavedSearch /> },
  { path: '/talent-pool/compare', element: <ComparePage /> },
  { path: '/tasks', element: <Tasks /> },
  deploymentPages,
  { path: '/analytics', element: <RecruitmentAnalytics /> },
  { path: '/settings/*', element: <RecruiterSettings /> },
  accountPage,
];
