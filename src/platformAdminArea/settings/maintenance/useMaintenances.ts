import { useGetList } from 'ra-core';
import type { Maintenance } from '../../../../domain/contract/maintenances.ts';

/** The latest maintenance, newest first. */
export const useMaintenances = () =>
  useGetList<Maintenance>(
    'maintenances',
    { sort: { field: 'startsAt', order: 'DESC' }, pagination: { page: 1, perPage: 50 } },
    { retry: false },
  );
