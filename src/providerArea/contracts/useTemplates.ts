import { useGetList } from 'react-admin';
import type { ContractTemplate } from '../../../domain/contract/deals/contractTemplates.ts';

/** The templates available to a provider: its own and the platform's, most used first. */
export const useTemplates = () =>
  useGetList<ContractTemplate>('contractTemplates', {
    filter: {},
    sort: { field: 'usageCount', order: 'DESC' },
    pagination: { page: 1, perPage: 200 },
  });
