import { plainResource } from '../../components/screens/plainResource.tsx';

export const notifications = plainResource('notifications', {
  columns: ['title', 'body', 'key', 'readAt', 'createdAt'],
});
