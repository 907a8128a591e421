import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { plainResource } from '../../components/screens/plainResource.tsx';

export const newsletterSubscriptions: ResourceProps = {
  ...plainResource('newsletterSubscriptions'),
  list: lazyScreen(() => import('./NewsletterList.tsx'), 'NewsletterList'),
};
