import { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import { ApiError, type ErrorAnswer } from './ApiError.ts';

const isAnswer = (body: unknown): body is ErrorAnswer => typeof body === 'object' && body !== null;

/** Any failure of a call as an ApiError; what is not a failed call stays as it is. */
export const toApiError = (error: Error): Error => {
  if (isHTTPError(error)) {
    const body = isAnswer(error.data) ? error.data : {};
    return new ApiError(body.message ?? error.message, error.response.status, body);
  }
  if (isTimeoutError(error)) return new ApiError('auth.errors.timeout', 0, { code: 'timeout' });
  if (isNetworkError(error)) return new ApiError('auth.errors.unreachable', 0, { code: 'unreachable' });
  return error;
};
