import type { FastifyInstance, FastifyRequest } from 'fastify';
import { scopesOf } from '../../domain/access/can.ts';
import { pictureType } from '../../domain/contract/files/picture.ts';
import { NotFound } from '../../domain/errors.ts';
import { fileOperations } from '../../operations/files.ts';
import { type GuardOptions, guarded } from '../requests/guard.ts';
import { route } from '../requests/operate.ts';
import type { Answer, Work } from '../requests/work.ts';
import { readPictureOf } from '../store/pictures.ts';
import { showRow } from '../store/rows.ts';

/**
 * Photos of candidates, for users who may see the candidate. A URL always means the same picture: a new one
 * has another URL.
 */
export const photoRoutes = (app: FastifyInstance, options: GuardOptions) => {
  route(app, fileOperations.photo, (request, reply, read) =>
    guarded(options, (work) => photo(work, read(), request))(request, reply),
  );
};

type Asked = { noun: 'candidates'; id: string; name: string };

const photo = async (
  { actor, transaction }: Work,
  { noun, id, name }: Asked,
  request: FastifyRequest,
): Promise<Answer> => {
  const person = await showRow(transaction, noun, scopesOf(actor, 'show', noun), id);
  const bytes = person?.photo === name ? await readPictureOf(transaction, id) : null;
  if (!bytes) throw NotFound('photo.missing');
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
