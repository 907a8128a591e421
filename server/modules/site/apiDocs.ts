import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { page } from './page.ts';

/** The reference of the API and its guide as built, which tell no more than the public OpenAPI document. */
const pages = { '/api/docs': 'api-docs.html', '/api/docs/guide': 'api-guide.html' };

export const apiDocs = (app: FastifyInstance, site: URL) => {
  for (const [address, name] of Object.entries(pages)) {
    const file = new URL(name, site);
    if (!existsSync(file)) continue;
    const send = page(file);
    for (const one of [address, `${address}/`]) app.get(one, { config: { access: 'public' } }, send);
  }
};
