import { z } from 'zod';
import { text as lineOf } from '../domain/contract/fields.ts';
import { longestPasskeyName, mostPasskeys, type Passkey } from '../domain/security/passkeys.ts';
import { anything, id, ofRow, text, words } from './inputs.ts';
import { operation } from './operation.ts';
import { assertion, attestation, webAuthnOptions } from './webAuthn.ts';

const ofAccount = { access: 'signedIn', tag: 'auth' } as const;
const own: z.ZodType<Passkey[]> = z.array(
  z
    .object({
      id: words,
      name: words,
      createdAt: words,
      lastUsedAt: words.nullable(),
      synced: z.boolean().describe('Whether the maker of the device keeps a copy'),
    })
    .meta({ id: 'Passkey' }),
);
const name = lineOf('Name', longestPasskeyName);

/** Passkeys of the own account and the confirmation of who uses a session, which pages call by their routes. */
export const passkeyOperations = {
  passkeys: operation({
    ...ofAccount,
    method: 'GET',
    path: '/auth/passkeys',
    input: anything,
    answer: own,
    enveloped: 'Passkeys',
    summary: 'Your passkeys',
  }),
  beginPasskey: operation({
    ...ofAccount,
    method: 'POST',
    path: '/auth/passkeys/options',
    limits: ['passkeys'],
    freshProof: true,
    input: z.strictObject({ name }),
    answer: webAuthnOptions,
    enveloped: 'Create a passkey',
    summary: 'Start to add a passkey',
    description: 'The response are the options for `navigator.credentials.create()` of WebAuthn.',
  }),
  addPasskey: operation({
    ...ofAccount,
    method: 'POST',
    path: '/auth/passkeys',
    freshProof: true,
    input: z.strictObject({ name, response: attestation }),
    answer: own,
    enveloped: 'Passkey added',
    summary: 'Add a passkey to your account',
    description: `At most ${mostPasskeys}.`,
  }),
  renamePasskey: operation({
    ...ofAccount,
    method: 'POST',
    path: '/auth/passkeys/{id}',
    input: z.strictObject({ id, name }),
    answer: own,
    enveloped: 'Passkey renamed',
    summary: 'Rename one of your passkeys',
  }),
  removePasskey: operation({
    ...ofAccount,
    method: 'DELETE',
    path: '/auth/passkeys/{id}',
    freshProof: true,
    input: ofRow,
    answer: own,
    enveloped: 'Passkey removed',
    summary: 'Remove one of your passkeys',
  }),
  proofs: operation({
    ...ofAccount,
    method: 'GET',
    path: '/auth/proof',
    input: anything,
    answer: z.object({
      password: z.boolean(),
      code: z.boolean(),
      passkey: z.boolean(),
      email: words.describe('With which to sign in again'),
    }),
    enveloped: 'How to confirm',
    summary: 'How you can confirm that it is you',
  }),
  beginProof: operation({
    ...ofAccount,
    method: 'POST',
    path: '/auth/proof/passkey',
    limits: ['passkeys'],
    input: anything,
    answer: webAuthnOptions,
    enveloped: 'Use your passkey',
    summary: 'Start to confirm with a passkey that it is you',
  }),
  prove: operation({
    ...ofAccount,
    method: 'POST',
    path: '/auth/proof',
    input: z.strictObject({
      password: text(200).optional(),
      code: text(100).optional(),
      response: assertion.optional().describe('Of a passkey'),
    }),
    answer: z.null(),
    enveloped: 'Confirmed',
    summary: 'Confirm with your password, a code or a passkey that it is you',
    description:
      'Calls that answer with 403 and the code `proof.needed` work for ten minutes after it, as after a sign-in.',
  }),
};

export type PasskeyOperations = typeof passkeyOperations;
