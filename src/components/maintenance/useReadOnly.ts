import { useSession } from '../../auth/useSession.ts';
import { useMaintenance } from './useMaintenance.ts';

/** The maintenance that keeps this person from changing anything now, or null. Operators are kept from nothing. */
export const useReadOnly = () => {
  const { maintenance } = useMaintenance();
  const userType = useSession()?.user?.userType;
  return maintenance?.underWay && userType !== 'admin' ? maintenance : null;
};
