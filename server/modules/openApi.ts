import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { nounNames } from '../../domain/contract/index.ts';
import { callerAt, takeOne } from '../allowance.ts';
import { takesGzip } from '../compress.ts';
import type { AppOptions } from '../options.ts';
import { inTransaction } from '../store/transaction.ts';
import { documentPaths, photoPaths } from './openApi/filePaths.ts';
import { insightPaths } from './openApi/insightPaths.ts';
import { manyPaths } from './openApi/manyPaths.ts';
import { pathsOf, schemasOf } from './openApi/nounPaths.ts';
import { withIds } from './openApi/operationIds.ts';
import { operationPaths } from './openApi/operationPaths.ts';
import { type Json, json, refusalFields } from './openApi/parts.ts';
import { reportPaths } from './openApi/reportPaths.ts';
import { sessionPaths } from './openApi/sessionPaths.ts';
import { sessionSchemas } from './openApi/sessionSchemas.ts';
import { hookEvent, webhookPaths } from './openApi/webhookPaths.ts';

/** The contract as OpenAPI 3.1, generated from the schemas that validate the bodies. */
export const openApiRoutes = (app: FastifyInstance, { version, database, clock }: AppOptions) => {
  let made: Document | undefined;
  app.get('/api/v1/openapi.json', { config: { access: 'public' } }, async (request, reply) => {
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
  return { tag, plain, gzip: gzipSync(plain) };
};

export const describe = (version: string): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'TalentBench',
    version,
    description: 'The marketplace for bench talent. Access is printed in docs/access.md.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/api/v1' }],
  security: [{ bearer: [] }],
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    schemas: { ...Object.fromEntries(nounNames.flatMap(schemasOf)), ...sessionSchemas },
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
  webhooks: { event: hookEvent },
  paths: withIds({
    ...sessionPaths,
    ...webhookPaths,
    ...manyPaths,
    ...documentPaths,
    ...photoPaths,
    ...insightPaths,
    ...operationPaths(),
    ...reportPaths,
    ...Object.fromEntries(nounNames.flatMap(pathsOf)),
  }),
});
