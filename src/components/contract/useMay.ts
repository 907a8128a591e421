import type { Verb } from '../../../domain/access/rules.ts';
import { mayAccess } from '../../auth/mayAccess.ts';
import { useSession } from '../../auth/useSession.ts';

/**
 * Whether the signed-in user may do this, to this row if given. Unlike useCanAccess it answers synchronously,
 * and never takes the page's record for a row of another noun.
 */
export const useMay = (verb: Verb, noun: string, row?: Record<string, unknown>): boolean =>
  mayAccess(useSession()?.user, verb, noun, row);
