import { useGetList } from 'react-admin';
import type { Preference } from '../../../domain/contract/platform/preferences.ts';

/** The preferences of one kind visible to this user: their own and their company's. */
export const usePreferences = (kind: Preference['kind']) =>
  useGetList<Preference>(
    'preferences',
    { filter: { kind }, sort: { field: 'id', order: 'ASC' }, pagination: { page: 1, perPage: 100 } },
    { retry: false },
  );
