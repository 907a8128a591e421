import { z } from 'zod';
import type { User } from '../../domain/contract/accounts/users.ts';
import { email } from '../../domain/contract/fields.ts';
import { type UserType, userTypes } from '../../domain/contract/userTypes.ts';
import { Invalid } from '../../domain/errors.ts';
import { messageOfIssue } from '../../domain/messages/english.ts';
import { sampleSignIns } from '../../fixtures/signIns.ts';
import type { WorldStore } from '../dataProvider/browser/worldStore.ts';

/** The fields that the sign-in form validates, and the user type whose console was requested. */
const credentials = z.object({
  email: email(),
  password: z.string('password.required').min(1, 'password.required').min(6, 'password.too-short'),
  userType: z.enum(userTypes).optional(),
});
type Credentials = z.infer<typeof credentials>;

export const readCredentials = (body: unknown): Credentials => {
  const read = credentials.safeParse(body);
  if (read.success) return read.data;
  const messages = read.error.issues.map((issue) => [String(issue.path[0] ?? 'body'), messageOfIssue(issue)]);
  throw Invalid(Object.fromEntries(messages.reverse()));
};

/**
 * Any email and password are accepted. The chosen user type decides which user signs in; without one, the
 * email does.
 */
export const sampleUserFor = (store: WorldStore, { email, userType }: Credentials): User => {
  const users = store.rows('users') as readonly unknown[] as readonly User[];
  const known = users.find((user) => user.email === email);
  if (known && (userType ?? known.userType) === known.userType) return known;
  return sampleUserOf(users, userType ?? 'provider');
};

const sampleUserOf = (users: readonly User[], userType: UserType): User => {
  const sample = sampleSignIns.find((one) => one.userType === userType);
  const found =
    users.find((user) => user.email === sample?.email) ??
    users.find((user) => user.userType === userType && user.status === 'Active');
  if (!found) throw Invalid({ userType: 'demo.no-account' });
  return found;
};
