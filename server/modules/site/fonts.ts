import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { fontFolders } from '../../../pdf/fontFolder.ts';

/** Where pages without a build find font files. */
export const fontsPath = '/fonts/';

export const fontFiles = (app: FastifyInstance) =>
  app.register(fastifyStatic, {
    root: fontFolders.map((folder) => fileURLToPath(new URL(`../../../${folder}/`, import.meta.url))),
    prefix: fontsPath,
    decorateReply: false,
    index: false,
    allowedPath: (path) => /^\/[\w-]+\.woff$/.test(path),
    maxAge: '30d',
  });
