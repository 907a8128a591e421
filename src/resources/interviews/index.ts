import { plainResource } from '../../components/screens/plainResource.tsx';

export const interviews = plainResource('interviews', {
  columns: ['startsAt', 'entryId', 'interviewer', 'minutes', 'place', 'status'],
  sort: { field: 'startsAt', order: 'DESC' },
});
