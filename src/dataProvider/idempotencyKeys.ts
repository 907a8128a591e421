import { isApiError } from '../auth/ApiError.ts';

/**
 * Keys by which the server recognizes a repeated change. A change without a response may have been stored:
 * its key is remembered and sent with the same change again.
 */
export const rememberKeys = () => {
  const unanswered = new Map<string, string>();

  const keyFor = (change: string): string => {
    const key = unanswered.get(change) ?? randomKey();
    unanswered.delete(change);
    return key;
  };

  return {
    withKey: async <T>(change: string, send: (key: string) => Promise<T>): Promise<T> => {
      const key = keyFor(change);
      try {
        return await send(key);
      } catch (error) {
        if (!isAnswer(error)) unanswered.set(change, key);
        throw error;
      }
    },
  };
};

/** A refusal is a response; no response and a 5xx are not. */
const isAnswer = (error: unknown) => isApiError(error) && error.status >= 400 && error.status < 500;

/** Pages without HTTPS have no `randomUUID`. */
const randomKey = () =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('');
