import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { pageFor } from '../../components/screens/movedTo.tsx';

/** The signed contracts under which somebody works: who works where, until when, and what is to do. */
export const deploymentPages = pageFor('/deployments', {
  name: 'contracts',
  list: lazyScreen(() => import('./DeploymentList.tsx'), 'DeploymentList'),
  show: lazyScreen(() => import('./DeploymentShow.tsx'), 'DeploymentShow'),
});
