import { envelope, envelopeOf, json, posted, query, refusals, text, withLink } from './parts.ts';

const helpPath = (path: string, summary: string) => ({
  [`/users/{id}/${path}`]: {
    parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
    post: {
      summary,
      description:
        'For operators who may change users and hold as much as the user does; not for the own account. It is in the audit log, and the user is told by mail.',
      tags: ['users'],
      responses: { 200: { description: 'Done', ...json(envelope) }, ...refusals },
    },
  },
});

const unsubscribed = {
  200: { description: 'A page in the reader’s language', content: { 'text/html': { schema: text } } },
  404: {
    description: 'A page that says that the link is not valid',
    content: { 'text/html': { schema: text } },
  },
  429: { $ref: '#/components/responses/Refusal' },
};

export const sessionPaths = {
  '/health': {
    get: {
      summary: 'Whether requests are served',
      security: [],
      responses: {
        200: { description: 'They are', ...json({ type: 'object' }) },
        503: { $ref: '#/components/responses/Refusal' },
      },
    },
  },
  '/calendar/{file}': {
    get: {
      summary: 'A bench calendar as iCalendar, for whoever knows the secret of a calendar link',
      tags: ['calendarLinks'],
      security: [],
      parameters: [
        {
          name: 'file',
          in: 'path',
          required: true,
          schema: { ...text, pattern: '^[\\w-]{43}\\.ics$' },
          description: 'The secret, and .ics',
        },
      ],
      responses: {
        200: { description: 'The calendar', content: { 'text/calendar': { schema: text } } },
        304: { description: 'Nothing has changed since If-None-Match' },
        404: { $ref: '#/components/responses/Refusal' },
        429: { $ref: '#/components/responses/Refusal' },
      },
    },
  },
  '/openapi.json': {
    get: {
      summary: 'This document',
      security: [],
      responses: {
        200: { description: 'OpenAPI 3.1', ...json({ type: 'object' }) },
        429: { $ref: '#/components/responses/Refusal' },
      },
    },
  },
  '/auth/login': posted('Sign in', ['email', 'password'], true, ['device'], envelopeOf('SignIn')),
  '/auth/refresh': posted('New tokens for a refresh token', ['refreshToken'], true, [], envelopeOf('Tokens')),
  '/auth/set-up': posted('Make the first operator', ['token', 'email', 'password', 'firstName', 'lastName']),
  '/auth/logout': posted('Sign out', [], false),
  '/auth/sessions': {
    get: {
      summary: 'The own sessions: device, network, first and last use',
      tags: ['auth'],
      responses: {
        200: { description: 'The sessions, the present one first', ...json(envelope) },
        ...refusals,
      },
    },
    delete: {
      summary: 'End all own sessions but the present one',
      tags: ['auth'],
      responses: { 200: { description: 'How many ended', ...json(envelope) }, ...refusals },
    },
  },
  '/auth/sessions/{id}': {
    parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
    delete: {
      summary: 'End one of the own sessions',
      tags: ['auth'],
      responses: { 200: { description: 'Ended', ...json(envelope) }, ...refusals },
    },
  },
  ...helpPath('password-link', 'Send a user a link to choose a new password'),
  ...helpPath('second-factor/reset', 'Turn off two-factor authentication for a user who lost it'),
  ...helpPath('sign-out', 'End all sessions of a user'),
  '/users/{id}/views': {
    parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
    post: {
      summary: 'Look through the eyes of a person of a company, for 30 minutes',
      description:
        'For operators who may change users. The answer is that of a sign-in without a refresh token; with this token everything but GET and the sign-out is refused as ViewOnly. Beginning and ending are in the audit log.',
      tags: ['users'],
      responses: { 201: { description: 'The session', ...json(envelopeOf('SignIn')) }, ...refusals },
    },
  },
  '/auth/password': posted('Change the own password', ['currentPassword', 'newPassword'], false),
  '/auth/login/second-factor': posted(
    'Finish a sign-in with a code',
    ['challenge', 'code'],
    true,
    ['device'],
    envelopeOf('SignIn'),
  ),
  '/auth/second-factor': {
    get: {
      summary: 'Whether the signed-in person has a second factor',
      tags: ['auth'],
      responses: { 200: { description: 'The second factor', ...json(envelope) }, ...refusals },
    },
    ...posted('Begin to set a second factor up', [], false),
  },
  '/auth/second-factor/confirm': posted('Switch the second factor on with its first code', ['code'], false),
  '/auth/second-factor/off': posted('Switch the second factor off', ['code'], false),
  '/auth/password-reset': posted('Have a link for a new password sent', ['email'], true, ['language']),
  '/auth/password-link': withLink(posted('Whose link of a mail this is, and what it is for', ['token'])),
  '/auth/password-link/use': withLink(
    posted('Choose a password by the link of a mail', ['token', 'password']),
  ),
  '/talent/counts': {
    get: {
      summary: 'How many listed people match, by title and by the skills asked for',
      description: 'Counts only; names are not searched.',
      tags: ['site'],
      security: [],
      parameters: [{ ...query('q', 'react'), required: true }],
      responses: { 200: { description: 'The counts', ...json(envelope) }, ...refusals },
    },
  },
  '/market/counts': {
    get: {
      summary: 'How many active companies, listed people and open jobs the market has',
      tags: ['site'],
      security: [],
      responses: {
        200: { description: 'The counts, at most five minutes old', ...json(envelope) },
        ...refusals,
      },
    },
  },
  '/market/plans': {
    get: {
      summary: 'The plans on offer with their prices and limits, cheapest first',
      tags: ['site'],
      security: [],
      responses: { 200: { description: 'The plans', ...json(envelope) }, ...refusals },
    },
  },
  '/unsubscribe/{token}': {
    parameters: [
      { name: 'token', in: 'path', required: true, schema: text, description: 'From the link in a mail' },
    ],
    get: {
      summary: 'A page that says what the link of a mail ends; it ends nothing itself',
      tags: ['mails'],
      security: [],
      responses: unsubscribed,
    },
    post: {
      summary: 'End mails of one kind for one reader, as mail programs do (RFC 8058)',
      description: 'A second call changes nothing. The body is not read.',
      tags: ['mails'],
      security: [],
      responses: unsubscribed,
    },
  },
  '/auth/profile': {
    get: {
      summary: 'The signed-in person',
      tags: ['auth'],
      responses: {
        200: {
          description: 'The person',
          ...json({
            ...envelope,
            properties: {
              ...envelope.properties,
              data: {
                type: 'object',
                required: ['user'],
                properties: { user: { $ref: '#/components/schemas/Profile' } },
              },
            },
          }),
        },
        ...refusals,
      },
    },
  },
};
