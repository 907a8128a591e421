import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

/**
 * Reports are created in a dialog over their page and never edited, because a result belongs to its query.
 */
export const reports = {
  name: 'reports',
  list: lazyScreen(() => import('./ReportsPage.tsx'), 'ReportsPage'),
  show: lazyScreen(() => import('./ReportShow.tsx'), 'ReportShow'),
} satisfies ResourceProps;
