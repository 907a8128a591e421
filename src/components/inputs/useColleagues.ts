import { useGetList } from 'react-admin';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { useActor } from '../contract/useActor.ts';

/** The active people of a company, of one's own by default; none while no company is known. */
export const useColleagues = (companyId?: string | null): User[] => {
  const { companyId: own } = useActor();
  const company = companyId ?? own;
  const { data } = useGetList<User>(
    'users',
    {
      filter: { companyId: company, status: 'Active' },
      sort: { field: 'fullName', order: 'ASC' },
      pagination: { page: 1, perPage: 200 },
    },
    { enabled: company !== null },
  );
  return data ?? [];
};
