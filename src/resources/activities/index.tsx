import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { NounShow, plainResource } from '../../components/screens/plainResource.tsx';

/** The fields shown to users; the code and values behind the sentence are internal. */
const fields = ['type', 'details', 'companyId', 'status', 'priority', 'at', 'noun', 'target'];

export const activities = {
  ...plainResource('activities'),
  list: lazyScreen(() => import('./ActivityList.tsx'), 'ActivityList'),
  show: <NounShow groups={[{ fields }]} />,
} satisfies ResourceProps;
