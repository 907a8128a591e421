import { useSession } from '../../auth/useSession.ts';

/** Whether an operator looks through this person's eyes: what no permission hides has to hide by itself then. */
export const useViewing = (): boolean => useSession()?.user?.viewing !== undefined;
