import { Refusal } from '../domain/errors.ts';

/** What is still useful without scores is shown without them: null while matching is not available. */
export const unlessNotReady = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 503) return null;
    throw error;
  });
