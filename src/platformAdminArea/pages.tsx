import type { AreaPage } from '../area.ts';
import { ComingPage } from '../components/ComingPage.tsx';

const coming = (page: string): AreaPage => ({
  path: `/${page}`,
  element: <ComingPage titleKey={`admin.menu.${page}`} textKey={`admin.coming.${page}`} />,
});

export const platformAdminPages: readonly AreaPage[] = [
  coming('providers'),
  coming('recruiters'),
  coming('users'),
  coming('analytics'),
  coming('reports'),
  coming('support'),
  coming('settings'),
  coming('security'),
  coming('billing'),
];
