import type { ResponseAt } from '../../../operations/routes.ts';
import { isApiError } from '../ApiError.ts';
import { idempotent } from '../api.ts';
import { call } from '../call.ts';

/** The owner of the link, and whether it is an invitation or a reset. */
export type PasswordLink = ResponseAt<'POST /auth/password-link'>['data'];

export const isUsedUp = (error: unknown) => isApiError(error) && error.status === 410;

export const lookAtLink = async (token: string): Promise<PasswordLink> => {
  const { data } = await call('POST /auth/password-link', { token });
  return data;
};

/** Sets the password and consumes the link. A weak password is refused under `password`. */
export const spendLink = (token: string, password: string, key: string) =>
  call('POST /auth/password-link/use', { token, password }, { headers: idempotent(key) });
