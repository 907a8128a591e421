import { plainResource } from '../../components/screens/plainResource.tsx';

export const mails = plainResource('mails', {
  columns: ['createdAt', 'to', 'subject', 'purpose', 'status', 'attempts', 'sentAt'],
  filters: ['status', 'purpose', 'userId'],
  sort: { field: 'createdAt', order: 'DESC' },
});
