import { useSession } from '../../auth/useSession.ts';

/** Whether an operator is viewing as this person: hides actions that no permission hides. */
export const useViewing = (): boolean => useSession()?.user?.viewing !== undefined;
