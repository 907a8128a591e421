import { type ApiError, isApiError } from './ApiError.ts';
import { call } from './call.ts';
import { keepDevice, knownDevice } from './device.ts';
import { type Keeping, type SignInAnswer, storeSession } from './session.ts';

export interface Credentials {
  email: string;
  password: string;
  /** The console to open; used by the browser-only demo only. */
  userType?: string;
}

/**
 * `message` is from the server; `code` is `timeout` or `unreachable` without a response, `unreadable` if it
 * was not from the
 * server. With a `challenge`, a code from the person's app must follow, or one of their passkeys if they have any.
 */
export type SignInOutcome =
  | { success: true; userType: string }
  | ({ success: false; message?: string; code?: string } & Partial<SecondStep>);

/** What a sign-in waits for after the password. */
export type SecondStep = { challenge: string; passkey?: boolean };

const refused = ({ code, body }: ApiError): SignInOutcome => ({
  success: false,
  message: body.message,
  code,
  ...(body.details as Partial<SecondStep> | undefined),
});

/** Signs in and stores the session. Throws only unexpected errors. */
export const signIn = (credentials: Credentials, keeping: Keeping = 'device'): Promise<SignInOutcome> =>
  enter((device) => call('POST /auth/login', { ...credentials, device }), keeping);

/** The second step of a sign-in with a second factor. */
export const sendCode = (
  given: { challenge: string; code: string },
  keeping: Keeping,
): Promise<SignInOutcome> =>
  enter((device) => call('POST /auth/login/second-factor', { ...given, device }), keeping);

/** Where to sign in with the company that has this address. The browser gets a cookie that binds the sign-in to it. */
export const beginSignOn = async (email: string): Promise<string> =>
  (await call('POST /auth/single-sign-on', { email })).data.url;

/** The end of such a sign-in, with the response of the company’s provider. */
export const finishSignOn = (response: string, keeping: Keeping): Promise<SignInOutcome> =>
  enter((device) => call('POST /auth/single-sign-on/finish', { response, device }), keeping);

/** Stores the session of a sign-in that succeeds. */
export const enter = async (
  send: (device: string | undefined) => Promise<SignInAnswer>,
  keeping: Keeping,
): Promise<SignInOutcome> => {
  try {
    const answer = await send(knownDevice());
    if (!answer.success) return { success: false, message: answer.message };
    if (!storeSession(answer, keeping)) return { success: false };
    keepDevice(answer.data?.device, keeping);
    return { success: true, userType: answer.data?.user?.userType ?? '' };
  } catch (error) {
    if (isApiError(error)) return refused(error);
    throw error;
  }
};
