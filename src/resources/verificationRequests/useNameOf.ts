import { useGetOne } from 'react-admin';
import type { User } from '../../../domain/contract/accounts/users.ts';

/** The user's name once loaded, from the same query as the table's column. */
export const useNameOf = (userId: string | undefined): string => {
  const { data } = useGetOne<User>('users', { id: userId ?? '' }, { enabled: userId !== undefined });
  return data?.fullName ?? userId ?? '';
};
