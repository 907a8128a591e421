import { isApiError } from '../ApiError.ts';
import { idempotent } from '../api.ts';
import { http } from '../http.ts';

/** The owner of the link, and whether it is an invitation or a reset. */
export interface PasswordLink {
  purpose: 'invitation' | 'reset';
  email: string;
  firstName: string;
}

export const isUsedUp = (error: unknown) => isApiError(error) && error.status === 410;

export const lookAtLink = async (token: string): Promise<PasswordLink> => {
  const { data } = await http.post('auth/password-link', { json: { token } }).json<{ data: PasswordLink }>();
  return data;
};

/** Sets the password and consumes the link. A weak password is refused under `password`. */
export const spendLink = (token: string, password: string, key: string) =>
  http.post('auth/password-link/use', { json: { token, password }, headers: idempotent(key) });
