import { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import { ApiError, type ErrorAnswer } from './ApiError.ts';

export const isAnswer = (body: unknown): body is ErrorAnswer => typeof body === 'object' && body !== null;

/**
 * Converts any failed call to an ApiError; other errors are unchanged. A proxy may respond with its own page:
 * that is
 * `unreadable`, and the client's technical message is never shown.
 */
export const toApiError = (error: Error): Error => {
  if (isHTTPError(error)) {
    const { status } = error.response;
    const body = isAnswer(error.data) ? error.data : {};
    if (body.message) return new ApiError(body.message, status, body);
    return new ApiError('auth.errors.unexpected', status, { code: 'unreadable', ...body });
  }
  if (isTimeoutError(error)) return new ApiError('auth.errors.timeout', 0, { code: 'timeout' });
  if (isNetworkError(error)) return new ApiError('auth.errors.unreachable', 0, { code: 'unreachable' });
  return error;
};
