import type { AreaPage } from '../area.ts';
import { ComingPage } from '../components/ComingPage.tsx';

const coming = (page: string): AreaPage => ({
  path: `/${page}`,
  element: <ComingPage titleKey={`provider.menu.${page}`} textKey={`provider.coming.${page}`} />,
});

export const providerPages: readonly AreaPage[] = [
  coming('employees'),
  coming('requests'),
  coming('analytics'),
  coming('contracts'),
  coming('settings'),
];
