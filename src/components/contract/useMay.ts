import type { Verb } from '../../../domain/access/rules.ts';
import { mayAccess } from '../../auth/mayAccess.ts';
import { useSession } from '../../auth/useSession.ts';

/**
 * Whether the signed-in person may do this, to this row when one is given. Unlike useCanAccess it answers at once,
 * and never takes the row of the page for a row of another noun.
 */
export const useMay = (verb: Verb, noun: string, row?: Record<string, unknown>): boolean =>
  mayAccess(useSession()?.user, verb, noun, row);
