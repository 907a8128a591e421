import { type RecoveryAction, recoveryActionsFor } from '../../../domain/access/accountRecovery.ts';
import type { User } from '../../../domain/contract/users.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';

/** What the operator who is signed in may do for this person's way in; nothing for their own account. */
export const useRecoveryActions = (user: User | undefined): RecoveryAction[] => {
  const { userId, userType } = useActor();
  const mayEdit = useMay('edit', 'users', user && { ...user });
  return user && mayEdit && userType === 'admin' && user.id !== userId ? recoveryActionsFor(user) : [];
};
