import { useGetList } from 'react-admin';
import type { ResponseTemplate } from '../../../domain/contract/support/responseTemplates.ts';

export const useTemplates = () =>
  useGetList<ResponseTemplate>('responseTemplates', {
    filter: {},
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 200 },
  });
