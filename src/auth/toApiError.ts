import { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import { ApiError, type ErrorAnswer } from './ApiError.ts';

const isAnswer = (body: unknown): body is ErrorAnswer => typeof body === 'object' && body !== null;

/**
 * Any failure of a call as an ApiError; what is not a failed call stays as it is. A proxy in between may answer with a
 * page of its own: that is `unreadable`, and the client's own description of the failure is for nobody's screen.
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
