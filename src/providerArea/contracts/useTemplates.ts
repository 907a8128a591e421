import { useGetList } from 'ra-core';
import type { ContractTemplate } from '../../../domain/contract/contractTemplates.ts';

/** The templates a provider may use: its own and the platform's, the most used first. */
export const useTemplates = () =>
  useGetList<ContractTemplate>('contractTemplates', {
    filter: {},
    sort: { field: 'usageCount', order: 'DESC' },
    pagination: { page: 1, perPage: 200 },
  });
