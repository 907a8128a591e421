import { actorOf, roleGiven } from '../domain/access/actorOf.ts';
import type { Actor } from '../domain/access/can.ts';
import { permissions } from '../domain/contract/accounts/permissions.ts';
import type { Report } from '../domain/contract/reports/reports.ts';
import { NotAllowed } from '../domain/errors.ts';
import type { Verbs } from './rows.ts';

/**
 * The user who requested the report, with their current permissions. A report without a requester belongs to
 * the platform and has every permission.
 */
export const askerOf = async (
  system: Pick<Verbs, 'find'>,
  { askedById }: Pick<Report, 'askedById'>,
): Promise<Actor> => {
  if (askedById === null) return { userId: '', userType: 'admin', companyId: null, permissions };
  const asker = await system.find('users', askedById);
  if (asker?.status !== 'Active' || asker.userType !== 'admin')
    throw NotAllowed('The person who created this report no longer has access to its data');
  return actorOf(asker, await roleGiven(asker, system.find));
};
