import type { LinkPurpose, Mail } from '../contract/platform/mails.ts';
import { type Actor, asOperator, mayCall } from './can.ts';

const linkPurposes: readonly string[] = [
  'invitation',
  'reset',
  'signature',
  'signedCopy',
  'hotList',
  'hotListAnswer',
  'interview',
] satisfies (LinkPurpose | 'signature' | 'signedCopy' | 'hotList' | 'hotListAnswer' | 'interview')[];

/** Whether this mail contains a link with which its recipient chooses a password, signs a contract, opens a hot list or answers an invitation. */
export const letsIn = ({ purpose }: Pick<Mail, 'purpose'>): boolean => linkPurposes.includes(purpose);

/**
 * Whether this person may read the password link in a stored mail. The link grants access to the account, so
 * only people who may change that account can read it. `held` are the recipient's permissions; null if the
 * account is gone.
 */
export const mayReadLink = (actor: Actor, held: readonly string[] | null): boolean =>
  held !== null && mayCall(actor, asOperator) && beyond(actor, held).length === 0;

/**
 * Which of these permissions this person lacks. Users cannot act on someone with more permissions than their
 * own.
 */
export const beyond = (
  { permissions }: { permissions: readonly string[] },
  held: readonly string[],
): string[] => held.filter((one) => !permissions.includes(one));
