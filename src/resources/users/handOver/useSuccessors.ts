import { useGetList } from 'react-admin';
import type { User } from '../../../../domain/contract/accounts/users.ts';

/** The active colleagues of a person, who could take over their work. */
export const useSuccessors = ({ id, companyId }: User): User[] => {
  const { data } = useGetList<User>('users', {
    filter: { ...(companyId ? { companyId } : { userType: 'admin' }), status: 'Active' },
    sort: { field: 'fullName', order: 'ASC' },
    pagination: { page: 1, perPage: 200 },
  });
  return (data ?? []).filter((one) => one.id !== id);
};
