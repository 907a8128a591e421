import { plainResource } from '../../components/screens/plainResource.tsx';

export const ticketResponses = plainResource('ticketResponses', {
  columns: ['id', 'ticketId', 'author', 'body', 'internal', 'createdAt'],
  filters: ['ticketId', 'internal'],
});
