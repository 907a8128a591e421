import { plainResource } from '../../components/screens/plainResource.tsx';

export const ticketEvents = plainResource('ticketEvents', {
  columns: ['ticketId', 'kind', 'from', 'to', 'actor', 'internal', 'at'],
  filters: ['kind', 'ticketId'],
  sort: { field: 'at', order: 'DESC' },
});
