import { z } from 'zod';
import { type PublicPlan, plans } from '../domain/contract/billing/plans.ts';
import { givenAnswers } from '../domain/contract/hiring/interviewParticipants.ts';
import type { TalentAnswer } from '../domain/insight/talentCounts.ts';
import { searchWords } from '../domain/query/searchWords.ts';
import { anything, words } from './inputs.ts';
import { operation } from './operation.ts';

const open = { method: 'GET', access: 'public', tag: 'site' } as const;
const count = z.int();
const { fields } = plans;

const plan = z.object({
  name: fields.name,
  price: fields.price,
  currency: fields.currency,
  billingCycle: fields.billingCycle,
  users: fields.users,
  benchEmployees: fields.benchEmployees,
  customFields: fields.customFields,
}) satisfies z.ZodType<PublicPlan>;

const unsubscribe = {
  path: '/unsubscribe/{token}',
  access: 'public',
  limits: ['unsubscribe'],
  input: z.object({ token: words.describe('From the link in a mail') }),
  media: ['text/html'],
  tag: 'mails',
  statuses: { 200: 'A page in the reader’s language', 404: 'A page that says that the link is not valid' },
} as const;

const signing = {
  path: '/signing/{token}',
  access: 'public',
  limits: ['signing'],
  media: ['text/html'],
  tag: 'signers',
} as const;
const hotList = {
  path: '/hot-lists/{token}',
  access: 'public',
  media: ['text/html'],
  tag: 'hotLists',
} as const;
const interviewInvitation = {
  path: '/interview-invitations/{token}',
  access: 'public',
  limits: ['interviewInvitations'],
  media: ['text/html'],
  tag: 'interviewParticipants',
} as const;
const setUp = {
  path: '/set-up',
  access: 'public',
  media: ['text/html'],
  tag: 'session',
} as const;
const signingToken = words.describe('From the link in a mail');

/** Calls without a session. */
export const siteOperations = {
  singleSignOnReturn: operation({
    method: 'GET',
    path: '/auth/single-sign-on/callback',
    access: 'public',
    input: anything,
    tag: 'auth',
    summary: 'Where identity providers redirect browsers to after a sign-in',
    description: 'Leads to the start page, which finishes the sign-in with the response of the provider.',
    statuses: { 303: 'To the start page' },
  }),
  serverHealth: operation({
    ...open,
    path: '/health',
    input: anything,
    answer: z.object({
      status: z.literal('ok'),
      version: words,
      database: z.enum(['embedded', 'postgresql', 'browser']).describe('`browser` in the demo'),
      sampleData: z.boolean(),
    }),
    summary: 'Whether the server and its database respond',
    statuses: { 200: 'Both respond', 503: 'The database is unavailable' },
  }),
  talentCounts: operation({
    ...open,
    path: '/talent/counts',
    limits: ['talentCounts'],
    input: z.object({ q: searchWords }),
    answer: z.object({
      total: count,
      byTitle: z.array(z.object({ title: words, count })),
      bySkill: z.array(z.object({ skill: words, count })),
      instead: words.nullable(),
      companies: z.array(z.object({ company: words, people: count, jobs: count })),
    }) satisfies z.ZodType<TalentAnswer>,
    enveloped: 'Matching profiles',
    summary: 'How many listed candidates match, by title and by matching skill',
    description:
      'Counts only; names are not searched. Skills match under all of their names, and a place after “in”. If nothing matches, misspelled skills are put right: `instead` is the text that was counted. If nobody matches, `companies` has the active companies of this name, with how many people they list and jobs they have open; providers that do not tell whose people they list are left out.',
  }),
  marketCounts: operation({
    ...open,
    path: '/market/counts',
    input: anything,
    answer: z.object({ companies: count, profiles: count, jobs: count }),
    enveloped: 'Size of the market',
    summary: 'How many active companies, listed candidates and open jobs the market has',
    statuses: { 200: 'The counts, at most five minutes old' },
  }),
  marketPlans: operation({
    ...open,
    path: '/market/plans',
    input: anything,
    answer: z.array(plan),
    enveloped: 'Plans on offer',
    summary: 'The plans on offer with their prices and limits, cheapest first',
  }),
  events: operation({
    method: 'GET',
    path: '/events',
    access: 'signedIn',
    tag: 'site',
    input: anything,
    media: ['text/event-stream'],
    streams: true,
    summary: 'A stream of what changes, for pages that are open',
    description:
      'Server-sent events. `changes` lists rows that the caller may read, as `noun`, `id`, `kind` and `version`, without values; a change without `id` is about many rows, and `within` is the time in milliseconds over which to spread requests. `reload` says that too much was missed. Send the id of the last event as `Last-Event-ID` to continue after a break. `hello` names the stream, with which `POST /requests/{id}/viewers` says that the page has a request open or has left it; `viewing` lists the others, colleagues by name and the other side by its company. Ends with the session.',
    statuses: {
      200: 'The stream',
      204: 'This server has no streams',
      503: 'The stream cannot be opened now. Try again after `Retry-After`.',
    },
  }),
  openApi: operation({
    ...open,
    path: '/openapi.json',
    limits: ['openApi'],
    input: anything,
    answer: z.looseObject({}),
    summary: 'This document',
    statuses: { 200: 'OpenAPI 3.1', 304: 'Unchanged since If-None-Match' },
  }),
  benchCalendar: operation({
    ...open,
    path: '/calendar/{file}',
    limits: ['calendars'],
    input: z.object({
      file: z
        .string()
        .regex(/^[\w-]{43}\.ics$/)
        .describe('The secret of a calendar link, and .ics'),
    }),
    media: ['text/calendar'],
    tag: 'calendarLinks',
    summary: 'A bench calendar as iCalendar, for calendar apps that know the secret of its link',
    statuses: { 200: 'The calendar', 304: 'Unchanged since If-None-Match' },
  }),
  unsubscribePage: operation({
    ...unsubscribe,
    method: 'GET',
    summary: 'A page that says which mails a link ends; opening it ends nothing',
  }),
  unsubscribe: operation({
    ...unsubscribe,
    method: 'POST',
    summary: 'End mails of one kind for one reader, as mail apps do (RFC 8058)',
    description: 'A second call changes nothing. The body is not read.',
  }),
  signingPage: operation({
    ...signing,
    method: 'GET',
    input: z.object({ token: signingToken }),
    summary: 'The page where someone from outside reads and signs a contract',
    description: 'The first call notes that the signer has seen the contract.',
    statuses: { 200: 'A page in the reader’s language', 404: 'A page that says that the link is not valid' },
  }),
  signedCopy: operation({
    ...signing,
    method: 'GET',
    path: '/signing/{token}/document',
    media: ['application/pdf', 'text/html'],
    input: z.object({ token: signingToken }),
    summary: 'The signed contract, for someone from outside who signed it',
    statuses: { 200: 'The sealed PDF', 404: 'A page that says that the link is not valid' },
  }),
  signByLink: operation({
    ...signing,
    method: 'POST',
    input: z.object({
      token: signingToken,
      answer: z.enum(['sign', 'decline', 'notMe']),
      contentHash: z.string().max(64).default(''),
      typed: z.string().max(120).default(''),
      drawn: z.string().max(20_000).default(''),
      agreed: z.string().max(8).default(''),
      timeZone: z.string().max(60).default(''),
      reason: z.string().max(1000).default(''),
    }),
    summary: 'Sign a contract, or decline, with a link',
    description: 'The form of the page. Each link answers once.',
    statuses: {
      200: 'A page that confirms the answer',
      404: 'A page that says that the link is not valid',
      409: 'The page again, with what is wrong',
    },
  }),
  interviewInvitationPage: operation({
    ...interviewInvitation,
    method: 'GET',
    input: z.object({ token: signingToken, answer: z.string().max(40).default('') }),
    summary:
      'The page where a participant of an interview answers its invitation; opening it answers nothing',
    statuses: {
      200: 'A page in the reader’s language',
      404: 'A page that says that the link is not valid, or that the interview takes no answers any more',
    },
  }),
  answerInterviewInvitation: operation({
    ...interviewInvitation,
    method: 'POST',
    input: z.object({ token: signingToken, answer: z.enum(givenAnswers) }),
    summary: 'Accept an interview, perhaps, or decline it',
    description: 'The form of the page. A later answer replaces an earlier one until the interview starts.',
    statuses: { 200: 'A page that confirms the answer', 404: 'As for the page' },
  }),
  setUpPage: operation({
    ...setUp,
    method: 'GET',
    input: anything,
    summary: 'The page that makes the first operator of a new installation',
    statuses: { 200: 'A page in the reader’s language', 404: 'A page that says that there is an operator' },
  }),
  setUpByPage: operation({
    ...setUp,
    method: 'POST',
    limits: ['setUp'],
    input: z.object({
      token: z.string().max(400).default(''),
      firstName: z.string().max(400).default(''),
      lastName: z.string().max(400).default(''),
      email: z.string().max(400).default(''),
      password: z.string().max(400).default(''),
      repeat: z.string().max(400).default(''),
    }),
    summary: 'Create the first operator with the one-time token of a new installation',
    description: 'The form of the page.',
    statuses: {
      201: 'A page that leads to sign-in',
      400: 'The page again, with what is wrong',
      401: 'The page again: the token is wrong, or of an earlier start',
      409: 'A page that says that there is an operator',
    },
  }),
  hotListPage: operation({
    ...hotList,
    method: 'GET',
    limits: ['hotLists'],
    input: z.object({ token: signingToken, candidate: z.string().max(40).default('') }),
    summary: 'The page of a hot list, for someone from outside',
    description: 'The first call notes that the recipient has opened it.',
    statuses: { 200: 'A page in the reader’s language', 404: 'A page that says that there is no such list' },
  }),
  askAboutHotList: operation({
    ...hotList,
    method: 'POST',
    limits: ['hotListQuestions'],
    input: z.object({
      token: signingToken,
      candidate: z.string().max(40).default(''),
      name: z.string().max(200).default(''),
      email: z.string().max(300).default(''),
      text: z.string().max(4000).default(''),
      homepage: z.string().max(400).default(''),
    }),
    summary: 'Ask a question about a hot list, or request one of its candidates',
    description: 'The form of the page.',
    statuses: {
      200: 'A page that confirms the message',
      400: 'The page again, with what is wrong',
      404: 'A page that says that there is no such list',
    },
  }),
};

export type SiteOperations = typeof siteOperations;
