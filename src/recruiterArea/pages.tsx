import type { AreaPage } from '../area.ts';
import { lazyScreen } from '../components/screens/lazyScreen.ts';
import { pageFor } from '../components/screens/movedTo.tsx';
import { pipeline, talentPool } from './resources.ts';

const SmartRecommendations = lazyScreen(
  () => import('./recommendations/SmartRecommendations.tsx'),
  'SmartRecommendations',
);
const RecruitmentAnalytics = lazyScreen(
  () => import('./analytics/RecruitmentAnalytics.tsx'),
  'RecruitmentAnalytics',
);
const RecruiterSettings = lazyScreen(() => import('./settings/RecruiterSettings.tsx'), 'RecruiterSettings');

export const recruiterPages: readonly AreaPage[] = [
  pageFor('/talent-pool', talentPool),
  pageFor('/pipeline', pipeline),
  { path: '/smart-recommendations', element: <SmartRecommendations /> },
  { path: '/analytics', element: <RecruitmentAnalytics /> },
  { path: '/settings/*', element: <RecruiterSettings /> },
];
