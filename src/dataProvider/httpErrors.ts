import { answerOf, Refusal } from '../../domain/errors.ts';
import { ApiError, type ErrorAnswer } from '../auth/ApiError.ts';

/** Returns the result of the action; its refusals become the errors that a server would send. */
export const answering = async <T>(act: () => T | Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const answer: ErrorAnswer = { ...answerOf(error), success: false };
    throw new ApiError(error.message, error.status, answer);
  }
};
