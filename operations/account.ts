import { z } from 'zod';
import { asOperator } from '../domain/access/can.ts';
import { type ApiKey, apiKeys, keyDays, keyOverlaps, mostKeys } from '../domain/contract/accounts/apiKeys.ts';
import type { OwnSession } from '../domain/security/ownSession.ts';
import { anything, id, ofRow, text, words } from './inputs.ts';
import { operation, rowOf } from './operation.ts';

const ofAccount = { access: 'signedIn', tag: 'auth' } as const;
const code = z.strictObject({ code: text(100) });

const ownSession: z.ZodType<OwnSession> = z
  .object({
    id: words,
    device: words.nullable(),
    network: words.nullable(),
    createdAt: words,
    seenAt: words,
    current: z.boolean(),
  })
  .meta({ id: 'OwnSession' });

const days = z.literal([...keyDays], 'number.whole').describe('After how many days the key expires');
/** With the secret, which is not stored. */
const madeKey = z.object({
  key: rowOf<ApiKey>('apiKeys'),
  secret: words.describe('Shown once. Send it as `Authorization: Bearer …`.'),
});
const keys = { access: 'signedIn', tag: 'apiKeys' } as const;
const proven = { ...keys, freshProof: true } as const;

/** Helping another user, for operators. */
const recovery = {
  method: 'POST',
  access: asOperator,
  input: ofRow,
  answer: z.null(),
  enveloped: 'Done',
  repeatable: true,
  tag: 'users',
  description:
    'For operators who may change users and have at least the user’s permissions; not for their own account. The audit log records it, and the user is told by mail.',
} as const;

/** Sessions, password and second factor of an account. */
export const accountOperations = {
  ownSessions: operation({
    ...ofAccount,
    method: 'GET',
    path: '/auth/sessions',
    input: anything,
    answer: z.array(ownSession),
    enveloped: 'Sessions',
    summary: 'Your sessions with device, network, first and last use; the current one first',
  }),
  endOtherSessions: operation({
    ...ofAccount,
    method: 'DELETE',
    path: '/auth/sessions',
    input: anything,
    answer: z.object({ ended: z.int() }),
    enveloped: 'Sessions ended',
    summary: 'End all your sessions except the current one',
  }),
  endOwnSession: operation({
    ...ofAccount,
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    input: ofRow,
    answer: z.null(),
    enveloped: 'Session ended',
    summary: 'End one of your sessions',
  }),
  changePassword: operation({
    ...ofAccount,
    method: 'POST',
    path: '/auth/password',
    input: z.strictObject({ currentPassword: text(200), newPassword: text(200) }),
    answer: z.null(),
    enveloped: 'Password changed',
    summary: 'Change your password and end your other sessions',
  }),
  secondFactor: operation({
    ...ofAccount,
    method: 'GET',
    path: '/auth/second-factor',
    input: anything,
    answer: z.object({ on: z.boolean(), codesLeft: z.int() }),
    enveloped: 'Second factor',
    summary: 'Whether you use two-factor authentication, and how many recovery codes are left',
  }),
  beginSecondFactor: operation({
    ...ofAccount,
    method: 'POST',
    path: '/auth/second-factor',
    feature: 'advancedSecurity',
    input: anything,
    answer: z.object({ secret: words, uri: words }),
    enveloped: 'Scan this',
    secret: true,
    summary: 'Start to set up two-factor authentication',
  }),
  confirmSecondFactor: operation({
    ...ofAccount,
    method: 'POST',
    path: '/auth/second-factor/confirm',
    input: code,
    answer: z.object({ recoveryCodes: z.array(words) }),
    enveloped: 'Switched on',
    secret: true,
    summary: 'Turn on two-factor authentication with its first code',
  }),
  endSecondFactor: operation({
    ...ofAccount,
    method: 'POST',
    path: '/auth/second-factor/off',
    input: code,
    answer: z.null(),
    enveloped: 'Switched off',
    summary: 'Turn off two-factor authentication',
  }),
  createApiKey: operation({
    ...proven,
    method: 'POST',
    path: '/auth/api-keys',
    input: z.strictObject({
      name: apiKeys.fields.name,
      scopes: apiKeys.fields.scopes,
      days,
      addresses: apiKeys.fields.addresses.default(null),
    }),
    answer: madeKey,
    enveloped: 'Key created',
    summary: 'Create an API key that acts as you, within its scopes',
    description: `Only for scopes whose permissions you have. At most ${mostKeys} active keys per person.`,
    statuses: { 201: 'The key with its secret', 409: 'You have a key with this name, or too many' },
  }),
  rotateApiKey: operation({
    ...proven,
    method: 'POST',
    path: '/auth/api-keys/{id}/rotate',
    input: z.strictObject({
      id,
      overlapHours: z
        .literal([...keyOverlaps], 'number.whole')
        .describe('Hours for which the previous secret stays valid'),
      days,
    }),
    answer: madeKey,
    enveloped: 'Key rotated',
    summary: 'Give one of your API keys a new secret and a new expiry date',
    statuses: { 200: 'The key with its new secret', 409: 'The key has expired or was revoked' },
  }),
  revokeApiKey: operation({
    ...keys,
    method: 'POST',
    path: '/auth/api-keys/{id}/revoke',
    input: ofRow,
    answer: z.null(),
    enveloped: 'Key revoked',
    summary: 'Revoke one of your API keys, or as an administrator one of your company’s',
    description: 'Takes effect at once. A revoked key stays in the list.',
  }),
  sendPasswordLink: operation({
    ...recovery,
    path: '/users/{id}/password-link',
    summary: 'Send a user a link to choose a new password',
  }),
  resetSecondFactor: operation({
    ...recovery,
    path: '/users/{id}/second-factor/reset',
    summary: 'Turn off two-factor authentication for a user who lost it',
  }),
  signOutUser: operation({
    ...recovery,
    path: '/users/{id}/sign-out',
    summary: 'End all sessions of a user',
  }),
};
