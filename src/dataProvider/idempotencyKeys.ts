import { isApiError } from '../auth/ApiError.ts';
import { randomKey } from '../platform/randomKey.ts';

/**
 * Keys by which the server recognizes a repeated change. A change that is on its way is not sent again: whoever
 * asks for it meanwhile gets the same answer. One without a response may have been stored: its key is remembered,
 * and sent when the change is repeated.
 */
export const rememberKeys = () => {
  const onItsWay = new Map<string, Promise<unknown>>();
  const unanswered = new Map<string, string>();

  const sendWithKey = async <T>(change: string, send: (key: string) => Promise<T>): Promise<T> => {
    const key = unanswered.get(change) ?? randomKey();
    unanswered.delete(change);
    try {
      return await send(key);
    } catch (error) {
      if (!isAnswer(error)) unanswered.set(change, key);
      throw error;
    } finally {
      onItsWay.delete(change);
    }
  };

  return {
    /** `change` names what is sent, or the form it comes from. Of one name, one change is on its way at a time. */
    withKey: <T>(change: string, send: (key: string) => Promise<T>): Promise<T> => {
      const begun = onItsWay.get(change) as Promise<T> | undefined;
      if (begun) return begun;
      const answer = sendWithKey(change, send);
      onItsWay.set(change, answer);
      return answer;
    },
  };
};

/** A refusal is a response; no response and a 5xx are not. */
const isAnswer = (error: unknown) => isApiError(error) && error.status >= 400 && error.status < 500;
