import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { grantsOf, scopesOf, visitor } from '../../domain/access/can.ts';
import { rules, type Verb } from '../../domain/access/rules.ts';
import { partSchema } from '../../domain/change/batch.ts';
import { type NounName, nounNames, nounOf } from '../../domain/contract/index.ts';
import { createSchema, editSchema } from '../../domain/contract/noun.ts';
import { pictureTypes } from '../../domain/contract/picture.ts';
import { userTypes } from '../../domain/contract/userTypes.ts';
import { mostRows } from '../../domain/insight/insight.ts';
import { insightNames, insightOf } from '../../domain/insight/insights.ts';
import { recommendSchema } from '../../domain/matching/market/recommend.ts';
import type { AppOptions } from '../options.ts';
import { isVisited } from './visitors.ts';

type Json = Record<string, unknown>;
const schemaOf = (schema: z.ZodType, io: 'input' | 'output' = 'input') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
const json = (schema: Json) => ({ content: { 'application/json': { schema } } });
const query = (name: string, example: string) => ({ name, in: 'query', schema: { type: 'string' }, example });
const header = (name: string, required: boolean, description: string) => ({
  name,
  in: 'header',
  required,
  schema: { type: 'string' },
  description,
});
const retry = header('Idempotency-Key', false, 'A retry with the same key gets the first answer');
const refusals = Object.fromEntries(
  [400, 401, 403, 404, 409, 412, 422, 428, 429].map((status) => [
    status,
    { $ref: '#/components/responses/Refusal' },
  ]),
);

/** The contract as OpenAPI 3.1, made from the schemas that check the bodies. */
export const openApiRoutes = (app: FastifyInstance, { version }: AppOptions) => {
  let document: string | undefined;
  app.get('/api/v1/openapi.json', { config: { access: 'public' } }, async (_request, reply) => {
    document ??= JSON.stringify(describe(version));
    return reply.type('application/json; charset=utf-8').send(document);
  });
};

export const describe = (version: string): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'TalentBench',
    version,
    description: 'The marketplace for bench talent. Access is printed in docs/access.md.',
  },
  servers: [{ url: '/api/v1' }],
  security: [{ bearer: [] }],
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    schemas: Object.fromEntries(
      nounNames.map((noun) => [
        noun,
        { title: nounOf(noun).label, ...schemaOf(nounOf(noun).schema, 'output') },
      ]),
    ),
    responses: {
      Refusal: {
        description: 'Refused: why, in words and a stable code',
        ...json({
          type: 'object',
          required: ['success', 'code', 'message', 'requestId'],
          properties: refusalFields,
        }),
      },
    },
  },
  paths: {
    ...sessionPaths,
    ...manyPaths,
    ...documentPaths,
    ...photoPaths,
    ...insightPaths,
    ...matchingPaths,
    ...Object.fromEntries(nounNames.flatMap(pathsOf)),
  },
});

const text = { type: 'string' };
const refusalFields = {
  success: { const: false },
  code: text,
  message: text,
  errors: { type: 'object', additionalProperties: text },
  details: {},
  requestId: text,
};
const envelope = {
  type: 'object',
  properties: { success: { const: true }, data: {}, message: text, timestamp: text },
};
const posted = (summary: string, fields: string[], isPublic = true, optional: string[] = []) => ({
  post: {
    summary,
    tags: ['auth'],
    ...(isPublic && { security: [] }),
    ...(fields.length && {
      requestBody: json({
        type: 'object',
        required: fields,
        properties: Object.fromEntries([...fields, ...optional].map((field) => [field, text])),
        additionalProperties: false,
      }),
    }),
    responses: { 200: { description: 'Done', ...json(envelope) }, ...refusals },
  },
});
const gone = { 410: { $ref: '#/components/responses/Refusal' } };
const withLink = (path: ReturnType<typeof posted>) => ({
  post: { ...path.post, responses: { ...path.post.responses, ...gone } },
});
const ofIntegration = <P extends object>(path: P) => ({
  parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
  ...path,
});
const webhookPaths = {
  '/integrations/{id}/connect': ofIntegration(
    posted('Send news to the webhook of a service', ['url'], false),
  ),
  '/integrations/{id}/disconnect': ofIntegration(posted('Send no more news to a service', [], false)),
  '/integrations/{id}/test': ofIntegration(posted('Send a test to a service', [], false)),
  '/integrations/{id}/deliveries': ofIntegration({
    get: {
      summary: 'What was sent to a service of late',
      tags: ['integrations'],
      responses: { 200: { description: 'The deliveries', ...json(envelope) }, ...refusals },
    },
  }),
};
const sessionPaths = {
  '/health': {
    get: {
      summary: 'Whether requests are served',
      security: [],
      responses: { 200: { description: 'They are', ...json({ type: 'object' }) } },
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
      responses: { 200: { description: 'OpenAPI 3.1', ...json({ type: 'object' }) } },
    },
  },
  '/auth/login': posted('Sign in', ['email', 'password']),
  '/auth/refresh': posted('New tokens for a refresh token', ['refreshToken']),
  '/auth/set-up': posted('Make the first operator', ['token', 'email', 'password', 'firstName', 'lastName']),
  '/auth/logout': posted('Sign out', [], false),
  '/auth/password': posted('Change the own password', ['currentPassword', 'newPassword'], false),
  '/auth/login/second-factor': posted('Finish a sign-in with a code', ['challenge', 'code']),
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
  ...webhookPaths,
  '/mails/{id}/text': {
    get: {
      summary: 'The text of a mail that is kept in the outbox',
      tags: ['mails'],
      parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
      responses: { 200: { description: 'The text', ...json(envelope) }, ...refusals },
    },
  },
  '/auth/profile': {
    get: {
      summary: 'The signed-in person',
      tags: ['auth'],
      responses: { 200: { description: 'The person', ...json(envelope) }, ...refusals },
    },
  },
};

const manyPaths = {
  '/candidates/batch': {
    post: {
      summary: 'Many people at once, all or none; a large batch comes in parts',
      tags: ['candidates'],
      parameters: [retry],
      requestBody: json(schemaOf(partSchema)),
      responses: {
        200: {
          description: 'What became of each row, once the last part has come',
          ...json({ type: 'object' }),
        },
        202: {
          description: 'The part was checked and is kept aside; nothing is stored yet',
          ...json({ type: 'object' }),
        },
        ...refusals,
      },
    },
  },
  '/vocabulary': {
    get: {
      summary: 'The skills and places to choose from, the most frequent first',
      responses: {
        200: { description: 'Names with how often they occur', ...json({ type: 'object' }) },
        ...refusals,
      },
    },
  },
};

const documentPaths = {
  '/contracts/{id}/documents': {
    parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
    post: {
      summary: 'Add a Document to a Contract',
      tags: ['contractDocuments'],
      parameters: [retry],
      requestBody: json({
        type: 'object',
        required: ['name', 'content'],
        properties: { name: text, content: { type: 'string', contentEncoding: 'base64' } },
        additionalProperties: false,
      }),
      responses: {
        201: { description: 'Document', ...json({ $ref: '#/components/schemas/contractDocuments' }) },
        ...refusals,
      },
    },
  },
  '/contractDocuments/{id}/content': {
    parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
    get: {
      summary: 'The file of a Document',
      tags: ['contractDocuments'],
      responses: {
        200: { description: 'The file', content: { 'application/octet-stream': {} } },
        ...refusals,
      },
    },
  },
};

const photoPaths = {
  '/candidates/{id}/photo/{name}': {
    parameters: ['id', 'name'].map((name) => ({ name, in: 'path', required: true, schema: text })),
    get: {
      summary: 'The photo of a person, by the name that their row gives it',
      tags: ['candidates'],
      responses: {
        200: {
          description: 'The picture',
          content: Object.fromEntries(Object.values(pictureTypes).map((type) => [type, {}])),
        },
        ...refusals,
      },
    },
  },
};

/** What a report may be asked for stands in its own schema. */
const insightPaths = Object.fromEntries(
  insightNames.map((name) => {
    const { asked, userType } = insightOf(name);
    const { properties = {}, required = [] } = schemaOf(asked) as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return [
      `/insights/${name}`,
      {
        get: {
          summary: `The report ${name}`,
          description: `For ${userType}. Made of the newest ${mostRows} rows of each noun; \`cut\` names the nouns that have more.`,
          tags: ['insights'],
          parameters: Object.entries(properties).map(([key, schema]) => ({
            name: key,
            in: 'query',
            required: required.includes(key),
            schema,
          })),
          responses: {
            200: {
              description: 'The report',
              ...json({
                type: 'object',
                required: ['cut'],
                properties: { cut: { type: 'array', items: text } },
              }),
            },
            ...refusals,
          },
        },
      },
    ];
  }),
);

const notReady = { 503: { $ref: '#/components/responses/Refusal' } };
const recommendations = {
  type: 'object',
  required: ['searchId', 'criteria', 'weights', 'visible', 'passed', 'filteredOut', 'matches'],
  properties: {
    searchId: { type: ['string', 'null'] },
    matches: { type: 'array', items: { type: 'object' } },
  },
};
const matchingPaths = {
  '/matching/searches': {
    post: {
      summary: 'The best people for these criteria, with reasons',
      description:
        'For recruiters. The search is kept, unless `filteredOutBy` asks for those whom a filter keeps out. 503 while the index is being made.',
      tags: ['matching'],
      parameters: [retry],
      requestBody: json(schemaOf(recommendSchema)),
      responses: {
        201: { description: 'What was found, and kept', ...json(recommendations) },
        200: { description: 'What was found; it is not kept', ...json(recommendations) },
        ...refusals,
        ...notReady,
      },
    },
  },
  '/matching/searches/{id}': {
    parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
    get: {
      summary: 'A kept search, as it was shown',
      tags: ['matching'],
      responses: { 200: { description: 'What was found', ...json(recommendations) }, ...refusals },
    },
  },
  '/matching/scores': {
    get: {
      summary: 'The scores of some people for a job of one’s own',
      description: 'For recruiters. Who cannot be seen has no score.',
      tags: ['matching'],
      parameters: [
        { ...query('jobId', 'JOB-001'), required: true },
        { ...query('ids', 'BE-001,BE-002'), required: true },
      ],
      responses: {
        200: { description: 'By the ids of the people', ...json({ type: 'object' }) },
        ...refusals,
        ...notReady,
      },
    },
  },
};

const allowed = (noun: NounName, verb: Verb): string[] =>
  userTypes.filter((type) => grantsOf(rules[noun][type]?.[verb]).length > 0);

/** A form of the public site: what a visitor may fill in, and the hidden field. */
const visitOf = (noun: NounName): Json => {
  const { where = {} } = scopesOf(visitor, 'create', noun)[0] ?? {};
  const form = schemaOf(createSchema(nounOf(noun), (field) => !Object.hasOwn(where, field)));
  return {
    summary: `Hand in a ${nounOf(noun).label}`,
    description: 'For anybody. Whether there was one already does not show in the answer.',
    tags: ['site'],
    security: [],
    parameters: [retry],
    requestBody: json({
      ...form,
      properties: {
        ...(form.properties as Json),
        homepage: { ...text, description: 'Left empty by people' },
      },
    }),
    responses: { 201: { description: 'Taken', ...json(envelope) }, ...refusals },
  };
};

const pathsOf = (noun: NounName): [string, Json][] => {
  const { label, plural } = nounOf(noun);
  const row = json({ $ref: `#/components/schemas/${noun}` });
  const of = (verb: Verb, summary: string, rest: Json): Json =>
    allowed(noun, verb).length === 0
      ? {}
      : { summary, tags: [noun], description: `For ${allowed(noun, verb).join(', ')}.`, ...rest };
  const answer = (status: number) => ({
    responses: { [status]: { description: label, ...row }, ...refusals },
  });
  const added = of('create', `Add a ${label}`, {
    parameters: [retry],
    requestBody: json(schemaOf(createSchema(nounOf(noun)))),
    ...answer(201),
  });
  const withFile = of('create', `Always refused: a ${label} comes with its file`, {
    responses: refusals,
  });
  const operations = {
    list: of('list', `List ${plural}`, {
      parameters: [query('sort', '["id","ASC"]'), query('range', '[0,24]'), query('filter', '{"q":"text"}')],
      responses: {
        200: {
          description: plural,
          headers: { 'Content-Range': { schema: text } },
          ...json({ type: 'array', items: { $ref: `#/components/schemas/${noun}` } }),
        },
        ...refusals,
      },
    }),
    create: isVisited(noun) ? visitOf(noun) : nounOf(noun).file ? withFile : added,
    show: of('show', `One ${label}`, answer(200)),
    edit: of('edit', `Change a ${label}`, {
      parameters: [header('If-Match', true, 'The version that is edited, in quotes'), retry],
      requestBody: json(schemaOf(editSchema(nounOf(noun)))),
      ...answer(200),
    }),
    delete: of('delete', `Remove a ${label}`, {
      parameters: [header('If-Match', false, 'The version that is removed'), retry],
      ...answer(200),
    }),
  };
  const keep = (methods: Record<string, Json>) =>
    Object.fromEntries(Object.entries(methods).filter(([, operation]) => Object.keys(operation).length > 0));
  return [
    [`/${noun}`, keep({ get: operations.list, post: operations.create })],
    [
      `/${noun}/{id}`,
      {
        parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
        ...keep({ get: operations.show, put: operations.edit, delete: operations.delete }),
      },
    ],
  ];
};
