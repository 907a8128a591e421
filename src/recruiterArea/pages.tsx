import type { AreaPage } from '../area.ts';
import { ComingPage } from '../components/ComingPage.tsx';

const coming = (path: string, name: string): AreaPage => ({
  path,
  element: <ComingPage titleKey={`recruiter.menu.${name}`} textKey={`recruiter.coming.${name}`} />,
});

export const recruiterPages: readonly AreaPage[] = [
  coming('/talent-pool', 'talentPool'),
  coming('/smart-recommendations', 'recommendations'),
  coming('/pipeline', 'pipeline'),
  coming('/jobs', 'jobs'),
  coming('/analytics', 'analytics'),
  coming('/settings', 'settings'),
];
