import { type Help, helpsFor } from '../../../domain/access/helping.ts';
import type { User } from '../../../domain/contract/users.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';

/** What the operator who is signed in may do for this person's way in; nothing for their own account. */
export const useHelps = (user: User | undefined): Help[] => {
  const { userId, userType } = useActor();
  const mayEdit = useMay('edit', 'users', user && { ...user });
  return user && mayEdit && userType === 'admin' && user.id !== userId ? helpsFor(user) : [];
};
