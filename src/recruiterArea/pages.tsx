import type { AreaPage } from '../area.ts';
import { lazyScreen } from '../components/screens/lazyScreen.ts';
import { pageFor } from '../components/screens/movedTo.tsx';
import { pipeline, talentPool } from './resources.ts';

const ComingPage = lazyScreen(() => import('../components/ComingPage.tsx'), 'ComingPage');
const RecruitmentAnalytics = lazyScreen(
  () => import('./analytics/RecruitmentAnalytics.tsx'),
  'RecruitmentAnalytics',
);

const coming = (
  path: string,
  name: string,
  working: readonly { labelKey: string; path: string }[],
): AreaPage => ({
  path,
  element: (
    <ComingPage titleKey={`recruiter.menu.${name}`} textKey={`recruiter.coming.${name}`} working={working} />
  ),
});

const toPool = { labelKey: 'recruiter.menu.talentPool', path: '/recruiter/talent-pool' };
const toJobs = { labelKey: 'recruiter.menu.jobs', path: '/recruiter/jobs' };

export const recruiterPages: readonly AreaPage[] = [
  pageFor('/talent-pool', talentPool),
  pageFor('/pipeline', pipeline),
  coming('/smart-recommendations', 'recommendations', [toPool]),
  { path: '/analytics', element: <RecruitmentAnalytics /> },
  coming('/settings', 'settings', [toJobs]),
];
