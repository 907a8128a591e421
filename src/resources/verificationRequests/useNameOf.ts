import { useGetOne } from 'ra-core';
import type { User } from '../../../domain/contract/users.ts';

/** The person's name once it is known, as the table's own column reads it. */
export const useNameOf = (userId: string | undefined): string => {
  const { data } = useGetOne<User>('users', { id: userId ?? '' }, { enabled: userId !== undefined });
  return data?.fullName ?? userId ?? '';
};
