import { useGetList } from 'react-admin';
import type { ContractTemplate } from '../../../domain/contract/contractTemplates.ts';

/** The templates a provider may use: its own and the platform's, the latest first. */
export const useTemplates = () =>
  useGetList<ContractTemplate>('contractTemplates', {
    filter: {},
    sort: { field: 'lastUpdated', order: 'DESC' },
    pagination: { page: 1, perPage: 200 },
  });
