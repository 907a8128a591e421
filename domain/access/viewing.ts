import type { Company } from '../contract/companies.ts';
import type { User } from '../contract/users.ts';
import type { Actor } from './can.ts';

/** So long an operator looks through somebody's eyes before asking again. */
export const viewMinutes = 30;

/** Why nobody looks through this person's eyes, or null: it is for people of companies who could sign in themselves. */
export const whyNotViewed = (
  person: Pick<User, 'userType' | 'status'>,
  company: Pick<Company, 'status'> | null,
): string | null => {
  if (person.userType === 'admin') return 'You can’t view as an operator';
  if (person.status !== 'Active') return 'You can only view as an active user';
  return company?.status === 'Active' ? null : 'You can only view as a user of an active company';
};

/** The person as an operator looks at things for them: reads what both of them may read, and changes nothing. */
export const viewedAs = (person: Actor, by: Actor): Actor => ({
  ...person,
  permissions: person.permissions.filter((one) => one.endsWith('.read') && by.permissions.includes(one)),
  viewedBy: by.userId,
});
