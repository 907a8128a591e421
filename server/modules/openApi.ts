import type { FastifyInstance } from 'fastify';
import { nounNames, nounOf } from '../../domain/contract/index.ts';
import type { AppOptions } from '../options.ts';
import { documentPaths, photoPaths } from './openApi/filePaths.ts';
import { insightPaths } from './openApi/insightPaths.ts';
import { maintenancePaths } from './openApi/maintenancePaths.ts';
import { manyPaths } from './openApi/manyPaths.ts';
import { matchingPaths } from './openApi/matchingPaths.ts';
import { pathsOf } from './openApi/nounPaths.ts';
import { type Json, json, refusalFields, schemaOf } from './openApi/parts.ts';
import { platformPaths } from './openApi/platformPaths.ts';
import { reportPaths } from './openApi/reportPaths.ts';
import { sessionPaths } from './openApi/sessionPaths.ts';
import { settingsPaths } from './openApi/settingsPaths.ts';
import { webhookPaths } from './openApi/webhookPaths.ts';

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
    ...webhookPaths,
    ...manyPaths,
    ...documentPaths,
    ...photoPaths,
    ...insightPaths,
    ...matchingPaths,
    ...maintenancePaths,
    ...platformPaths,
    ...settingsPaths,
    ...reportPaths,
    ...Object.fromEntries(nounNames.flatMap(pathsOf)),
  },
});
