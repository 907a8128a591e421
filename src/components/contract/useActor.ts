import { useMemo } from 'react';
import type { Actor } from '../../../domain/access/can.ts';
import { isUserType } from '../../auth/areaPaths.ts';
import { useSession } from '../../auth/useSession.ts';

const nobody: Actor = { userId: '', userType: 'provider', companyId: null, permissions: [] };

/** The signed-in user as the access rules see them; without a session, one without any permission. */
export const useActor = (): Actor => {
  const user = useSession()?.user;
  return useMemo(() => {
    if (!user || !isUserType(user.userType)) return nobody;
    const { id, userType, companyId = null, permissions = [], viewing } = user;
    return { userId: id, userType, companyId, permissions, ...(viewing && { viewedBy: viewing.by }) };
  }, [user]);
};
