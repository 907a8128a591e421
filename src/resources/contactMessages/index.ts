import { plainResource } from '../../components/screens/plainResource.tsx';

export const contactMessages = plainResource('contactMessages', {
  columns: ['subject', 'firstName', 'lastName', 'email', 'status', 'createdAt'],
});
