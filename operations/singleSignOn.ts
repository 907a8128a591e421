import { z } from 'zod';
import { keyOverlaps } from '../domain/contract/accounts/apiKeys.ts';
import {
  mostDomains,
  mostGroups,
  rolesAtFirstSignIn,
  type SignOnSettings,
} from '../domain/security/singleSignOn.ts';
import { anything, id, text, words } from './inputs.ts';
import { operation } from './operation.ts';

/** For those who may change the settings of their company; operators have no part in it. */
const ofCompany = {
  access: { noun: 'companies', verb: 'edit', userType: ['provider', 'recruiter'] },
  byKey: false,
  tag: 'singleSignOn',
} as const;
const done = { ...ofCompany, enveloped: 'Done' } as const;
const flag = z.boolean('choice.yes-or-no');
const role = z.enum(rolesAtFirstSignIn, 'choice.one-of');
/** Claims and groups are compared as they are, so what was pasted around them has to go. */
const tidyName = z.string('text.enter').trim().min(1, 'text.required').max(200, 'text.too-long');

const settings: z.ZodType<SignOnSettings> = z
  .object({
    connection: z
      .object({
        issuer: words,
        clientId: words,
        createAccounts: flag,
        defaultRole: z.enum(rolesAtFirstSignIn),
        groupsClaim: words.nullable(),
        groupRoles: z.array(z.object({ group: words, role: z.enum(rolesAtFirstSignIn) })),
        required: flag,
        emergencyUserId: words.nullable().describe('The administrator who keeps the password'),
      })
      .nullable()
      .describe('Null until a provider is set up. The client secret is never returned.'),
    redirectUri: words.describe('What the provider has to accept as the redirect URI'),
    domains: z.array(
      z.object({
        domain: words,
        record: words.describe('The value of the TXT record that proves the domain'),
        verifiedAt: words.nullable(),
      }),
    ),
    people: z.array(z.object({ id: words, name: words, email: words, usedAt: words })),
    scim: z.object({
      baseUrl: words.describe('Where the directory sends users'),
      token: z
        .object({
          prefix: words,
          createdAt: words,
          lastUsedAt: words.nullable(),
          formerUntil: words.nullable().describe('Until when the previous secret is valid'),
        })
        .nullable(),
    }),
  })
  .meta({ id: 'SingleSignOn' });

const ofDomain = z.strictObject({ domain: text(100) });

/** The single sign-on of a company, which one panel calls by its routes. Sign-in itself is in `session.ts`. */
export const singleSignOnOperations = {
  singleSignOn: operation({
    ...done,
    method: 'GET',
    path: '/single-sign-on',
    input: anything,
    answer: settings,
    summary: 'The single sign-on of your company: provider, domains, and the people whom it has let in',
  }),
  saveSingleSignOn: operation({
    ...done,
    method: 'POST',
    path: '/single-sign-on',
    input: z.strictObject({
      issuer: text(300).describe('The address of the OpenID Connect provider'),
      clientId: text(200),
      clientSecret: z
        .string('text.enter')
        .max(500, 'text.too-long')
        .nullable()
        .default(null)
        .describe('Null keeps the stored one, which only works with the same issuer and client'),
      createAccounts: flag.default(false),
      defaultRole: role.default('User').describe('Of new accounts, and of people in none of the groups'),
      groupsClaim: tidyName
        .nullable()
        .default(null)
        .describe('The claim that lists a person’s groups. Null leaves roles to your company.'),
      groupRoles: z
        .array(z.strictObject({ group: tidyName, role }))
        .max(mostGroups, 'number.too-large')
        .default([])
        .describe('The roles that groups give at each sign-in; of several the highest'),
    }),
    answer: settings,
    summary: 'Set up the identity provider of your company',
    statuses: { 200: 'The settings', 409: 'Passwords are refused, so the provider can’t be changed now' },
  }),
  removeSingleSignOn: operation({
    ...done,
    method: 'DELETE',
    path: '/single-sign-on',
    input: anything,
    answer: settings,
    summary: 'Remove the identity provider; everyone signs in with a password again',
  }),
  testSingleSignOn: operation({
    ...done,
    method: 'POST',
    path: '/single-sign-on/test',
    limits: ['connectionTests'],
    input: anything,
    answer: z.null(),
    summary: 'Test the connection to the provider, its addresses, keys, and the client secret',
    statuses: { 200: 'The connection works', 409: 'What is wrong, in words' },
  }),
  requireSingleSignOn: operation({
    ...done,
    method: 'POST',
    path: '/single-sign-on/require',
    input: z.strictObject({ required: flag, emergencyUserId: id.nullable().default(null) }),
    answer: settings,
    summary: 'Refuse passwords, except for one administrator, or accept them again',
    statuses: { 200: 'The settings', 409: 'Nobody has signed in through the provider yet' },
  }),
  addSignOnDomain: operation({
    ...done,
    method: 'POST',
    path: '/single-sign-on/domains',
    input: ofDomain,
    answer: settings,
    summary: 'Add an email domain, which counts once a DNS record proves it',
    description: `At most ${mostDomains}. Domains of public mail services are refused.`,
  }),
  verifySignOnDomain: operation({
    ...done,
    method: 'POST',
    path: '/single-sign-on/domains/{domain}/verify',
    limits: ['connectionTests'],
    input: ofDomain,
    answer: settings,
    summary: 'Look for the TXT record of a domain',
    statuses: {
      200: 'The domain is verified',
      409: 'The record was not found, or another company has the domain',
    },
  }),
  removeSignOnDomain: operation({
    ...done,
    method: 'DELETE',
    path: '/single-sign-on/domains/{domain}',
    input: ofDomain,
    answer: settings,
    summary: 'Remove an email domain',
  }),
  makeScimToken: operation({
    ...done,
    method: 'POST',
    path: '/single-sign-on/scim-token',
    freshProof: true,
    secret: true,
    input: z.strictObject({
      overlapHours: z
        .literal([...keyOverlaps], 'number.whole')
        .default(0)
        .describe('Hours for which the previous secret, if there is one, stays valid'),
    }),
    answer: z.object({ secret: words.describe('Shown once. Enter it in your directory.') }),
    summary: 'Create the token with which your directory provisions users by SCIM, or give it a new secret',
  }),
  revokeScimToken: operation({
    ...done,
    method: 'DELETE',
    path: '/single-sign-on/scim-token',
    input: anything,
    answer: settings,
    summary: 'Revoke the SCIM token; users stay as they are',
  }),
  unlinkSignOnPerson: operation({
    ...done,
    method: 'DELETE',
    path: '/single-sign-on/people/{id}',
    input: z.strictObject({ id }),
    answer: settings,
    summary: 'Forget which person of the provider a user is; the next sign-in links them again',
  }),
};

export type SingleSignOnOperations = typeof singleSignOnOperations;
