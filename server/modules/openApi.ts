import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { nounNames } from '../../domain/contract/index.ts';
import { siteOperations } from '../../operations/site.ts';
import { callerAt, takeOne } from '../requests/allowance.ts';
import { takesGzip } from '../requests/compress.ts';
import { route } from '../requests/operate.ts';
import { problemType } from '../requests/problem.ts';
import { inTransaction } from '../store/transaction.ts';
import { hookEvent } from './openApi/hookEvent.ts';
import { filterSchemas } from './openApi/listParameters.ts';
import { pathsOf, schemasOf } from './openApi/nounPaths.ts';
import { operationPaths } from './openApi/operationPaths.ts';
import { type Json, json, message, problem, refTo, refusal } from './openApi/parts.ts';
import type { AppOptions } from './options.ts';

/** The contract as OpenAPI 3.1, generated from the schemas that validate the bodies. */
export const openApiRoutes = (app: FastifyInstance, { version, database, clock }: AppOptions) => {
  let made: Document | undefined;
  route(app, siteOperations.openApi, async (request, reply) => {
    made ??= documentOf(version);
    reply.headers({ etag: made.tag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
    if (request.headers['if-none-match']?.includes(made.tag)) return reply.code(304).send();
    await inTransaction(database, (transaction) =>
      takeOne({ transaction, now: clock() }, 'openApi', callerAt(request.ip)),
    );
    reply.type('application/json; charset=utf-8');
    if (!takesGzip(request)) return reply.send(made.plain);
    return reply.header('content-encoding', 'gzip').send(made.gzip);
  });
};

type Document = { tag: string; plain: Buffer; gzip: Buffer };

/** The same for everyone, so it is serialized and compressed once. */
const documentOf = (version: string): Document => {
  const plain = Buffer.from(JSON.stringify(describe(version)));
  const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { tag, plain, gzip: gzipSync(plain, { level: 9 }) };
};

export const describe = (version: string): Json => {
  const schemas: Record<string, Json> = {
    ...Object.fromEntries(nounNames.flatMap(schemasOf)),
    ...filterSchemas(),
    Message: message,
    Refusal: refusal,
    Problem: problem,
  };
  const paths = operationPaths(schemas);
  for (const [path, methods] of nounNames.flatMap(pathsOf)) paths[path] = { ...methods, ...paths[path] };
  return {
    openapi: '3.1.0',
    info: {
      title: 'TalentBench',
      version,
      description:
        'The marketplace for bench talent. [The guide](/api/docs/guide) explains [filters](/api/docs/guide#filters), [pages](/api/docs/guide#pages), [repeated requests](/api/docs/guide#repeated-requests), [versions](/api/docs/guide#versions), [errors](/api/docs/guide#errors), [rate limits](/api/docs/guide#rate-limits) and [unchanged responses](/api/docs/guide#unchanged-responses).',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v1' }],
    security: [{ bearer: [] }, { apiKey: [] }],
    webhooks: { event: hookEvent(schemas) },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The access token of a session' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'tb_live_…',
          description: 'The secret of an API key, for programs. See docs/api-keys.md.',
        },
      },
      schemas,
      responses: {
        Refusal: {
          description: 'Refused, with a stable code, its values and the reason in words',
          content: {
            ...json(refTo('Refusal')).content,
            [problemType]: { schema: refTo('Problem') },
          },
        },
      },
    },
  };
};
