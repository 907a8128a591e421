import { type ApiError, isApiError } from './ApiError.ts';
import { http } from './http.ts';
import { type Keeping, type SignInAnswer, storeSession } from './session.ts';

export interface Credentials {
  email: string;
  password: string;
  /** Whose console to open; only the browser-only demo reads it. */
  userType?: string;
}

/** `message` is the server's own; `code` is `timeout` or `unreachable` when no answer came. */
export type SignInOutcome =
  | { success: true; userType: string }
  | { success: false; message?: string; code?: string };

const refused = ({ status, message, code }: ApiError): SignInOutcome => ({
  success: false,
  message: status === 0 ? undefined : message,
  code,
});

/** Signs in and holds the session. Throws only what nobody foresaw. */
export const signIn = async (
  credentials: Credentials,
  keeping: Keeping = 'device',
): Promise<SignInOutcome> => {
  try {
    const answer = await http.post('auth/login', { json: credentials }).json<SignInAnswer>();
    if (!answer.success) return { success: false, message: answer.message };
    if (!storeSession(answer, keeping)) return { success: false };
    return { success: true, userType: answer.data?.user?.userType ?? '' };
  } catch (error) {
    if (isApiError(error)) return refused(error);
    throw error;
  }
};
