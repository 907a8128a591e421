import type { ResourceProps } from 'ra-core';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

/** Reports are made in a dialog over their page, and never changed: an answer belongs to its question. */
export const reports = {
  name: 'reports',
  list: lazyScreen(() => import('./ReportsPage.tsx'), 'ReportsPage'),
  show: lazyScreen(() => import('./ReportShow.tsx'), 'ReportShow'),
} satisfies ResourceProps;
