import type { Company } from '../contract/accounts/companies.ts';
import type { User } from '../contract/accounts/users.ts';
import type { Code } from '../messages/message.ts';
import type { Actor } from './can.ts';

/** How long an operator may view as another person before asking again. */
export const viewMinutes = 30;

/**
 * Why no one may view as this person, or null. Only company users who could sign in themselves can be viewed.
 */
export const whyNotViewed = (
  person: Pick<User, 'userType' | 'status'>,
  company: Pick<Company, 'status'> | null,
): Code | null => {
  if (person.userType === 'admin') return 'view.operator';
  if (person.status !== 'Active') return 'view.inactive-user';
  return company?.status === 'Active' ? null : 'view.inactive-company';
};

/** The actor while an operator views as this person: reads what both may read, and changes nothing. */
export const viewedAs = (person: Actor, by: Actor): Actor => ({
  ...person,
  permissions: person.permissions.filter((one) => one.endsWith('.read') && by.permissions.includes(one)),
  viewedBy: by.userId,
});
