import { can, scopesOf } from '../../domain/access/can.ts';
import { rules, type Verb, verbs } from '../../domain/access/rules.ts';
import type { NounName } from '../../domain/contract/index.ts';
import { isUserType } from './areaPaths.ts';
import type { SessionUser } from './session.ts';

const isNoun = (resource: string): resource is NounName => resource in rules;
const isVerb = (action: string): action is Verb => verbs.some((verb) => verb === action);

/** A field the answer left out cannot speak against the row: the server has the last word. */
const mayBeIn = (where: Record<string, unknown>, row: Record<string, unknown>) =>
  Object.entries(where).every(([field, value]) => !(field in row) || row[field] === value);

/** May this person do this, to this row when one is given? An export needs what its list needs. */
export const mayAccess = (
  user: SessionUser | null | undefined,
  action: string,
  resource: string,
  row?: Record<string, unknown>,
): boolean => {
  const verb = action === 'export' ? 'list' : action;
  if (!user || !isUserType(user.userType) || !isVerb(verb) || !isNoun(resource)) return false;
  const actor = {
    userId: user.id,
    userType: user.userType,
    companyId: user.companyId ?? null,
    permissions: user.permissions ?? [],
    ...(user.viewing && { viewedBy: user.viewing.by }),
  };
  if (!row) return can(actor, verb, resource);
  if (verb === 'edit' && row.erasedAt) return false;
  return scopesOf(actor, verb, resource).some(({ where }) => mayBeIn(where, row));
};
