import { plainResource } from '../../components/screens/plainResource.tsx';

export const newsletterSubscriptions = plainResource('newsletterSubscriptions', {
  columns: ['email', 'status', 'createdAt'],
});
