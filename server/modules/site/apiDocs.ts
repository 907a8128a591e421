import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { page } from './page.ts';

/** The reference of the API as built, which describes no more than the public OpenAPI document. */
export const apiDocs = (app: FastifyInstance, site: URL) => {
  const file = new URL('api-docs.html', site);
  if (!existsSync(file)) return;
  const send = page(file);
  for (const address of ['/api/docs', '/api/docs/']) app.get(address, { config: { access: 'public' } }, send);
};
