import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';

type Value = number | string | Buffer | Map<number | string, Value>;

const head = (major: number, length: number): Buffer =>
  Buffer.from(
    length < 24
      ? [(major << 5) | length]
      : length < 256
        ? [(major << 5) | 24, length]
        : [(major << 5) | 25, length >> 8, length & 255],
  );

/** CBOR of the few kinds of values that an authenticator writes. */
const cbor = (value: Value): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
};

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const encoded = (bytes: Buffer) => bytes.toString('base64url');

/** What an attacker or a fault may change in a response. */
export type Forged = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  counter?: number;
  flags?: number;
  userHandle?: string;
  id?: string;
};
const flagsOf = { present: 1, verified: 4, eligible: 8, backedUp: 16, attested: 64 };
const some = flagsOf.present | flagsOf.verified;

/** An authenticator with one passkey, as a browser at this origin would use it. */
export const openAuthenticator = (origin: string, { synced = false } = {}) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
  const id = randomBytes(32);
  const usual = synced ? some | flagsOf.eligible | flagsOf.backedUp : some;
  let counter = 0;
  let handle = '';
  const dataOf = ({ rpId = new URL(origin).hostname, flags = usual, counter: forged }: Forged, more = 0) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(forged ?? counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | more]), count]);
  };
  const clientData = (type: string, challenge: string, forged: Forged) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: forged.challenge ?? challenge,
        origin: forged.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const credential = (forged: Forged) => ({
    id: forged.id ?? encoded(id),
    rawId: forged.id ?? encoded(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  });
  return {
    id: encoded(id),
    handle: () => handle,
    create: ({ challenge, user }: PublicKeyCredentialCreationOptionsJSON, forged: Forged = {}) => {
      handle = user.id;
      const key = new Map<number, Value>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const authData = Buffer.concat([
        dataOf(forged, flagsOf.attested),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cbor(key),
      ]);
      const attestation = new Map<string, Value>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        ...credential(forged),
        response: {
          clientDataJSON: encoded(clientData('webauthn.create', challenge, forged)),
          attestationObject: encoded(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },
    sign: ({ challenge }: PublicKeyCredentialRequestOptionsJSON, forged: Forged = {}) => {
      if (!synced) counter += 1;
      const authenticatorData = dataOf(forged);
      const client = clientData('webauthn.get', challenge, forged);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey);
      return {
        ...credential(forged),
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(authenticatorData),
          signature: encoded(signature),
          userHandle: forged.userHandle ?? handle,
        },
      };
    },
  };
};
export type Authenticator = ReturnType<typeof openAuthenticator>;
