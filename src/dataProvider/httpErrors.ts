import { Refusal } from '../../domain/errors.ts';
import { ApiError } from '../auth/ApiError.ts';

/** A refusal as the server would send it. */
const toHttpError = (error: unknown): unknown => {
  if (!(error instanceof Refusal)) return error;
  const { status, code, message, errors, details } = error;
  const body = {
    success: false,
    code,
    message,
    ...(errors && { errors }),
    ...(details != null && { details }),
  };
  return new ApiError(message, status, body as object);
};

/** Returns the result of the action; its refusals become the errors that a server would send. */
export const answering = async <T>(act: () => T | Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    throw toHttpError(error);
  }
};
