import type { LinkPurpose, Mail } from '../contract/mails.ts';
import { type Actor, can } from './can.ts';

const linkPurposes: readonly string[] = ['invitation', 'reset'] satisfies LinkPurpose[];

/** Whether this mail holds a link that lets its receiver choose a password. */
export const letsIn = ({ purpose }: Pick<Mail, 'purpose'>): boolean => linkPurposes.includes(purpose);

/**
 * Whether somebody may read the password link of a kept mail: only those who may change the receiver's account, since
 * the link is a way into it. `held` is what the receiver holds; null for an account that does not exist any more.
 */
export const mayReadLink = (actor: Actor, held: readonly string[] | null): boolean =>
  held !== null &&
  actor.userType === 'admin' &&
  can(actor, 'edit', 'users') &&
  beyond(actor, held).length === 0;

/** What this person lacks of these permissions. Nobody acts on somebody who holds more. */
export const beyond = (
  { permissions }: { permissions: readonly string[] },
  held: readonly string[],
): string[] => held.filter((one) => !permissions.includes(one));
