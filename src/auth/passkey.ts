import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ApiError } from './ApiError.ts';

/** Loaded when a person uses a passkey. */
const library = () => import('@simplewebauthn/browser');

/** Whether this browser has passkeys for this page: not over plain http, for example. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** The response of a new passkey, made with the options of the server. */
export const createPasskey = (options: object) =>
  unlessStopped(async () =>
    (await library()).startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
  );

/** The response of a passkey that the person chooses. */
export const signWithPasskey = (options: object) =>
  unlessStopped(async () =>
    (await library()).startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
  );

/** Browsers do not say whether the person has no passkey, stopped, or waited too long. */
const unlessStopped = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    const isThere = (error as Error).name === 'InvalidStateError';
    throw new ApiError(isThere ? 'settings.passkeys.there' : 'auth.errors.passkey', 400, {
      code: 'passkey',
    });
  }
};
