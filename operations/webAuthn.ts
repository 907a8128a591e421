import { z } from 'zod';
import { text } from './inputs.ts';
import { described } from './operation.ts';

/** Binary parts are base64url. Attributes that are not checked are dropped. */
const credential = {
  id: text(1400),
  rawId: text(1400),
  type: z.literal('public-key'),
  clientExtensionResults: described<object>({ type: 'object' }).default({}),
};
const clientDataJSON = text(4000);

/** What a new passkey says: the `toJSON()` of its credential. */
export const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: text(20_000),
    transports: z.array(text(30)).max(10).default([]),
  }),
});
export type Attestation = z.output<typeof attestation>;

/** What a passkey signs: the `toJSON()` of its credential. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: text(4000),
    signature: text(4000),
    userHandle: text(200).optional(),
  }),
});
export type Assertion = z.output<typeof assertion>;

/** Options for `navigator.credentials`, as the server's library makes them and that of the site reads them. */
export const webAuthnOptions = described<object>({ type: 'object', additionalProperties: true });
