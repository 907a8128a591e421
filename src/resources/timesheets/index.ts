import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

/** The client's and the operator's timesheets. */
export const timesheets = {
  name: 'timesheets',
  list: lazyScreen(() => import('./TimesheetList.tsx'), 'TimesheetList'),
  show: lazyScreen(() => import('./TimesheetShow.tsx'), 'TimesheetShow'),
} satisfies ResourceProps;

/** The provider's, who enters the hours. */
export const ownTimesheets = {
  ...timesheets,
  create: lazyScreen(() => import('./TimesheetCreate.tsx'), 'TimesheetCreate'),
} satisfies ResourceProps;
