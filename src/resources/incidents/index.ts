import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { plainResource } from '../../components/screens/plainResource.tsx';

export const incidents = {
  ...plainResource('incidents', {
    columns: ['id', 'type', 'severity', 'status', 'reported', 'assigneeId'],
  }),
  show: lazyScreen(() => import('./IncidentShow.tsx'), 'IncidentShow'),
};
