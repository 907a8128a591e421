import { z } from 'zod';
import { asOperator } from '../domain/access/can.ts';
import type { Profile } from '../domain/access/profile.ts';
import { users } from '../domain/contract/accounts/users.ts';
import { email, oneOf } from '../domain/contract/fields.ts';
import { languages } from '../domain/contract/languages.ts';
import { anything, ofRow, text, words } from './inputs.ts';
import { operation } from './operation.ts';
import { assertion, webAuthnOptions } from './webAuthn.ts';

const { fields } = users;
const flag = z.boolean();
const tag = 'auth';
const coming = { access: 'public', duringMaintenance: true, tag } as const;

const profile = z
  .object({
    id: words,
    email: fields.email,
    firstName: fields.firstName,
    lastName: fields.lastName,
    fullName: fields.fullName,
    displayName: words,
    avatar: fields.avatar,
    userType: fields.userType,
    role: fields.role,
    companyId: fields.companyId,
    isActive: flag,
    isVerified: flag,
    lastLogin: fields.lastLogin,
    createdAt: words,
    updatedAt: words,
    preferences: z.object({ notifications: flag, privacy: words, language: words, timezone: words }),
    profile: z.object({
      skills: fields.skills,
      education: fields.education,
      certifications: fields.certifications,
    }),
    statistics: z.object({
      profileViews: fields.profileViews,
      totalLogins: fields.loginCount,
      lastActive: fields.lastActive,
    }),
    permissions: z.array(words).readonly(),
    viewing: z
      .object({ by: words, company: words, until: words })
      .optional()
      .describe('While an operator is viewing as this person'),
  })
  .meta({ id: 'Profile' }) satisfies z.ZodType<Profile>;

const tokens = z.object({ token: words, refreshToken: words }).meta({ id: 'Tokens' });
const signIn = tokens
  .extend({
    device: words.optional().describe('To be stored by the device, and sent with its next sign-in'),
    user: profile,
  })
  .meta({ id: 'SignIn' });
const link = z.object({
  purpose: z.enum(['invitation', 'reset']),
  email: words,
  firstName: words,
});
const gone = { 410: 'The link was used or has expired' };

/** Calls before and around a session, which the site makes without its data provider. */
export const sessionOperations = {
  login: operation({
    ...coming,
    method: 'POST',
    path: '/auth/login',
    input: z.strictObject({ email: email(), password: text(200), device: text(100).optional() }),
    answer: signIn,
    enveloped: 'Login successful',
    summary: 'Sign in',
    description:
      'With two-factor authentication, a correct password gets 401 with the code `sign-in.code-needed` and a `challenge` in `details`, which also say whether a `passkey` can be used.',
  }),
  loginWithCode: operation({
    ...coming,
    method: 'POST',
    path: '/auth/login/second-factor',
    input: z.strictObject({ challenge: text(100), code: text(100), device: text(100).optional() }),
    answer: signIn,
    enveloped: 'Login successful',
    summary: 'Finish a sign-in with a code',
  }),
  beginSingleSignOn: operation({
    ...coming,
    method: 'POST',
    path: '/auth/single-sign-on',
    limits: ['singleSignOn'],
    input: z.strictObject({ email: email() }),
    answer: z.object({ url: words.describe('The page of the identity provider to open') }),
    enveloped: 'Continue at your company’s identity provider',
    summary: 'Start a sign-in through the identity provider of the company with this email domain',
    description:
      'The response depends on the domain only, not on whether there is an account. A cookie binds the sign-in to this browser for ten minutes.',
    statuses: { 200: 'Where to continue', 404: 'No company has single sign-on for this domain' },
  }),
  finishSingleSignOn: operation({
    ...coming,
    method: 'POST',
    path: '/auth/single-sign-on/finish',
    limits: ['singleSignOn'],
    input: z.strictObject({
      response: text(6000).describe('The query with which the provider redirected the browser'),
      device: text(100).optional(),
    }),
    answer: signIn,
    enveloped: 'Login successful',
    summary: 'Finish a sign-in with the response of the identity provider',
    description:
      'A user who has turned on two-factor authentication gets 401 with the code `sign-in.code-needed` and a `challenge` in `details`.',
  }),
  beginPasskeySignIn: operation({
    ...coming,
    method: 'POST',
    path: '/auth/passkey-sign-in',
    limits: ['passkeys'],
    input: z.strictObject({
      challenge: text(100).optional().describe('Of a sign-in whose password was correct'),
    }),
    answer: webAuthnOptions,
    enveloped: 'Use your passkey',
    summary: 'Start a sign-in with a passkey, by itself or as the second step after a password',
    description:
      'The response are the options for `navigator.credentials.get()` of WebAuthn. Without a `challenge` it is the same for everyone.',
  }),
  finishPasskeySignIn: operation({
    ...coming,
    method: 'POST',
    path: '/auth/passkey-sign-in/finish',
    limits: ['passkeys'],
    input: z.strictObject({
      response: assertion,
      challenge: text(100).optional().describe('Of a sign-in whose password was correct'),
      device: text(100).optional(),
    }),
    answer: signIn,
    enveloped: 'Login successful',
    summary: 'Finish a sign-in with the response of a passkey',
    description: 'A passkey is enough by itself, also for an account with two-factor authentication.',
  }),
  refreshSession: operation({
    ...coming,
    method: 'POST',
    path: '/auth/refresh',
    input: z.strictObject({ refreshToken: text(200) }),
    answer: tokens,
    enveloped: 'Session refreshed',
    summary: 'New tokens for a refresh token',
  }),
  createFirstOperator: operation({
    method: 'POST',
    path: '/auth/set-up',
    access: 'public',
    input: z.strictObject({
      token: text(200),
      email: email(),
      password: text(200),
      firstName: text(60),
      lastName: text(60),
    }),
    answer: z.object({ email: words }),
    enveloped: 'The first operator can sign in now',
    tag,
    summary: 'Create the first operator with the one-time token of a new installation',
    statuses: { 201: 'The account' },
  }),
  logout: operation({
    method: 'POST',
    path: '/auth/logout',
    access: 'signedIn',
    duringMaintenance: true,
    endsView: true,
    input: anything,
    answer: z.null(),
    enveloped: 'Logged out',
    tag,
    summary: 'Sign out',
  }),
  profile: operation({
    method: 'GET',
    path: '/auth/profile',
    access: 'signedIn',
    byKey: 'market.read',
    input: anything,
    answer: z.object({ user: profile }),
    enveloped: 'Profile',
    tag,
    summary: 'The signed-in user',
  }),
  askForPasswordLink: operation({
    method: 'POST',
    path: '/auth/password-reset',
    access: 'public',
    limits: ['passwordReset', 'passwordResetOfAccount'],
    input: z.strictObject({ email: email(), language: oneOf('Language', languages).default('en') }),
    answer: z.null(),
    enveloped: 'If there is an account with this email, a link is on its way.',
    repeatable: true,
    tag,
    summary: 'Request a mail with a link to choose a new password',
  }),
  readPasswordLink: operation({
    method: 'POST',
    path: '/auth/password-link',
    access: 'public',
    limits: ['passwordLinks'],
    input: z.strictObject({ token: text(200) }),
    answer: link,
    enveloped: 'This link can be used',
    tag,
    summary: 'The user and purpose of a link from a mail',
    statuses: { 200: 'The link', ...gone },
  }),
  usePasswordLink: operation({
    method: 'POST',
    path: '/auth/password-link/use',
    access: 'public',
    limits: ['passwordLinks'],
    input: z.strictObject({ token: text(200), password: text(200) }),
    answer: z.object({ email: words }),
    enveloped: 'Your password is set. Please sign in.',
    repeatable: true,
    tag,
    summary: 'Choose a password with a link from a mail',
    statuses: { 200: 'The password is set', ...gone },
  }),
  openView: operation({
    method: 'POST',
    path: '/users/{id}/views',
    access: asOperator,
    byKey: false,
    input: ofRow,
    answer: z.object({ token: words, user: profile }),
    enveloped: 'View opened',
    tag: 'users',
    summary: 'View the product as a user of a company, for 30 minutes',
    description:
      'For operators who may change users. The token is for reading and for the sign-out that ends the view; everything else is refused with the code `view.read-only`. Both its beginning and its end are in the audit log.',
    statuses: { 201: 'The session, without a refresh token' },
  }),
};

export type SessionOperations = typeof sessionOperations;
export const sessionNames = Object.keys(sessionOperations) as (keyof SessionOperations)[];
