import { can, grantedBy } from '../../domain/access/granted.ts';
import { declaredRulesOf, type Verb, verbs } from '../../domain/access/rules.ts';
import { isNounName } from '../../domain/contract/names.ts';
import { isUserType } from './areaPaths.ts';
import type { SessionUser } from './session.ts';

const isVerb = (action: string): action is Verb => verbs.some((verb) => verb === action);

/** A field missing in the response is no reason to refuse: the server decides. */
const mayBeIn = (where: Record<string, unknown>, row: Record<string, unknown>) =>
  Object.entries(where).every(([field, value]) => !(field in row) || row[field] === value);

/** Whether this user may do this, to this row if given. An export needs the same access as its list. */
export const mayAccess = (
  user: SessionUser | null | undefined,
  action: string,
  resource: string,
  row?: Record<string, unknown>,
): boolean => {
  const verb = action === 'export' ? 'list' : action;
  if (!user || !isUserType(user.userType) || !isVerb(verb) || !isNounName(resource)) return false;
  const actor = {
    userId: user.id,
    userType: user.userType,
    companyId: user.companyId ?? null,
    permissions: user.permissions ?? [],
    ...(user.viewing && { viewedBy: user.viewing.by }),
  };
  if (!row) return can(actor, verb, resource);
  if (verb === 'edit' && row.erasedAt) return false;
  return grantedBy(declaredRulesOf(resource), actor, verb, resource).some(({ where }) => mayBeIn(where, row));
};
