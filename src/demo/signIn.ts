import { z } from 'zod';
import { email } from '../../domain/contract/fields.ts';
import type { User } from '../../domain/contract/users.ts';
import { type UserType, userTypes } from '../../domain/contract/userTypes.ts';
import { Invalid } from '../../domain/errors.ts';
import { sampleSignIns } from '../../fixtures/signIns.ts';
import type { WorldStore } from '../dataProvider/browser/worldStore.ts';

/** What the sign-in form checks by itself, and whose console it asks for. */
const credentials = z.object({
  email: email(),
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .min(6, 'Password must be at least 6 characters'),
  userType: z.enum(userTypes).optional(),
});
type Credentials = z.infer<typeof credentials>;

export const readCredentials = (body: unknown): Credentials => {
  const read = credentials.safeParse(body);
  if (read.success) return read.data;
  const messages = read.error.issues.map(({ path, message }) => [String(path[0] ?? 'body'), message]);
  throw Invalid(Object.fromEntries(messages.reverse()));
};

/** Any e-mail and password will do: the user type that was chosen, or else the e-mail, says who comes in. */
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
  if (!found) throw Invalid({ userType: 'Nobody here is of this type' });
  return found;
};
