import type { FastifyInstance, FastifyRequest } from 'fastify';
import { scopesOf } from '../../domain/access/can.ts';
import { pictureType } from '../../domain/contract/picture.ts';
import { NotFound } from '../../domain/errors.ts';
import { type GuardOptions, guarded } from '../guard.ts';
import { readPictureOf } from '../store/pictures.ts';
import { showRow } from '../store/rows.ts';
import type { Answer, Work } from '../work.ts';

const noun = 'candidates';

/**
 * Photos of candidates, for users who may see the candidate. A URL always means the same picture: a new one
 * has another URL.
 */
export const photoRoutes = (app: FastifyInstance, options: GuardOptions) => {
  app.get(
    `/api/v1/${noun}/:id/photo/:name`,
    { config: { access: { noun, verb: 'show' } } },
    guarded(options, photo),
  );
};

const photo = async ({ actor, transaction }: Work, request: FastifyRequest): Promise<Answer> => {
  const { id, name } = request.params as { id: string; name: string };
  const person = await showRow(transaction, noun, scopesOf(actor, 'show', noun), id);
  const bytes = person?.photo === name ? await readPictureOf(transaction, id) : null;
  if (!bytes) throw NotFound('Photo');
  const etag = `"${name}"`;
  const known = request.headers['if-none-match'] === etag;
  return {
    ...(known ? { status: 304 } : { body: bytes }),
    headers: {
      'content-type': pictureType(name),
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      // Cached by this browser only, which asks each time whether it may still show it.
      'cache-control': 'private, no-cache',
      etag,
      vary: 'Authorization',
    },
  };
};
