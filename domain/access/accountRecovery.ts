import type { Company } from '../contract/accounts/companies.ts';
import type { User } from '../contract/accounts/users.ts';
import type { Code } from '../messages/message.ts';
import type { Party } from './can.ts';

/** Actions an operator can take for a person who cannot sign in, or whose account may be compromised. */
export const recoveryActions = ['passwordLink', 'secondFactorReset', 'signOut'] as const;
export type RecoveryAction = (typeof recoveryActions)[number];

/** Actions available for this person: a link if they may sign in, and a reset if they use a second factor. */
export const recoveryActionsFor = ({
  status,
  twoFactor,
}: Pick<User, 'status' | 'twoFactor'>): RecoveryAction[] =>
  recoveryActions.filter((action) => (action === 'secondFactorReset' ? twoFactor : status === 'Active'));

/**
 * Why this operator cannot do it for this person, or null. Operators manage their own account with their own
 * password.
 */
export const whyNotRecovered = (
  action: RecoveryAction,
  person: Pick<User, 'id' | 'status' | 'twoFactor'>,
  company: Pick<Company, 'status'> | null,
  actor: Party,
): Code | null => {
  if (person.id === actor.userId) return 'recovery.oneself';
  if (action === 'secondFactorReset') return person.twoFactor ? null : 'recovery.no-second-factor';
  if (person.status !== 'Active') return 'recovery.inactive-user';
  return action === 'passwordLink' && company && company.status !== 'Active'
    ? 'recovery.inactive-company'
    : null;
};
