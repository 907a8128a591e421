import { type Closing, closings } from '../../domain/access/closedAccount.ts';
import { isApiError } from './ApiError.ts';
import type { SessionEnd } from './session.ts';

/** Why the server ended a session, according to its refusal. */
export const endOf = (error: unknown): SessionEnd => {
  const { closing } = ((isApiError(error) && error.body.details) || {}) as { closing?: Closing };
  return closing && closings.includes(closing) ? closing : 'expired';
};
