import { useSession } from '../../auth/useSession.ts';
import { useMaintenance } from './useMaintenance.ts';

/** The maintenance that makes the console read-only for this user, or null. Operators are not affected. */
export const useReadOnly = () => {
  const { maintenance } = useMaintenance();
  const userType = useSession()?.user?.userType;
  return maintenance?.underWay && userType !== 'admin' ? maintenance : null;
};
