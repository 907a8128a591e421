import type { Company } from '../contract/companies.ts';
import type { User } from '../contract/users.ts';
import type { Party } from './can.ts';

/** What an operator does for somebody who cannot sign in, or whose account may be in wrong hands. */
export const recoveryActions = ['passwordLink', 'secondFactorReset', 'signOut'] as const;
export type RecoveryAction = (typeof recoveryActions)[number];

/** What can be offered for this person: a link is for people who may sign in, and a reset for those with a second factor. */
export const recoveryActionsFor = ({
  status,
  twoFactor,
}: Pick<User, 'status' | 'twoFactor'>): RecoveryAction[] =>
  recoveryActions.filter((action) => (action === 'secondFactorReset' ? twoFactor : status === 'Active'));

/** Why this operator cannot do it for this person, or null. The own account is looked after with its own password. */
export const whyNotRecovered = (
  action: RecoveryAction,
  person: Pick<User, 'id' | 'status' | 'twoFactor'>,
  company: Pick<Company, 'status'> | null,
  actor: Party,
): string | null => {
  if (person.id === actor.userId) return 'Use Account security for your own account';
  if (action === 'secondFactorReset')
    return person.twoFactor ? null : 'This account has no two-factor authentication';
  if (person.status !== 'Active') return 'This account is not active';
  return action === 'passwordLink' && company && company.status !== 'Active'
    ? 'The company of this account is not active'
    : null;
};
