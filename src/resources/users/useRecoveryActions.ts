import { type RecoveryAction, recoveryActionsFor } from '../../../domain/access/accountRecovery.ts';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';

/** The recovery actions that the signed-in operator may take for this user; none for their own account. */
export const useRecoveryActions = (user: User | undefined): RecoveryAction[] => {
  const { userId, userType } = useActor();
  const mayEdit = useMay('edit', 'users', user && { ...user });
  return user && mayEdit && userType === 'admin' && user.id !== userId ? recoveryActionsFor(user) : [];
};
