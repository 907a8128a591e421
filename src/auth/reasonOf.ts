import { isApiError } from './ApiError.ts';

/** A failure whose message was written for people, in the language of the page. */
export class SaidError extends Error {}

const logged = new WeakSet<object>();

/**
 * Why an action failed, as a text or a translation key: what the server answered, or that something went wrong.
 * Messages of the browser and of our own faults (“Failed to fetch”) are for the log.
 */
export const reasonOf = (error: unknown): string => {
  if (isApiError(error) || error instanceof SaidError) return error.message;
  if (typeof error === 'object' && error !== null && !logged.has(error)) {
    logged.add(error);
    console.error(error);
  }
  return 'auth.errors.unexpected';
};
