import { vi } from 'vitest';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** A browser with passkeys, whose authenticator answers with fixed bytes until a test says otherwise. */
export const withPasskeys = () => {
  const credential = (response: object) => ({
    id: 'bmV3',
    rawId: bytes('new'),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: bytes('client'), ...response },
  });
  const credentials = {
    create: vi.fn(async () =>
      credential({ attestationObject: bytes('attestation'), getTransports: () => ['internal'] }),
    ),
    get: vi.fn(async () =>
      credential({
        authenticatorData: bytes('data'),
        signature: bytes('signature'),
        userHandle: bytes('user'),
      }),
    ),
  };
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  Object.defineProperty(window, 'PublicKeyCredential', { value: class {}, configurable: true });
  return credentials;
};

export const withoutPasskeys = () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
};

/** What the browser says when the person has no passkey, stops, or waits too long. */
export const stopped = () => new DOMException('Not allowed', 'NotAllowedError');
