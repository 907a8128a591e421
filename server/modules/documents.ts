import type { FastifyInstance, FastifyRequest } from 'fastify';
import { scopesOf } from '../../domain/access/can.ts';
import type { ContractDocument } from '../../domain/contract/contractDocuments.ts';
import { largestDocument, mediaTypes, readDocument } from '../../domain/contract/documentFile.ts';
import { Invalid, NotFound } from '../../domain/errors.ts';
import { type GuardOptions, guarded } from '../guard.ts';
import { createRow } from '../store/change.ts';
import { showRow } from '../store/rows.ts';
import type { Answer, Work } from '../work.ts';

const noun = 'contractDocuments';
/** In base64 a file takes four signs for three bytes; its name and the braces come on top. */
const bodyLimit = Math.ceil(largestDocument / 3) * 4 + 4096;

/** Files of contracts: put there as JSON, since nothing else is taken in, and given back as they came. */
export const documentRoutes = (app: FastifyInstance, options: GuardOptions) => {
  app.post(
    '/api/v1/contracts/:id/documents',
    { bodyLimit, config: { access: { noun, verb: 'create' } } },
    guarded(options, add),
  );
  app.get(
    `/api/v1/${noun}/:id/content`,
    { config: { access: { noun, verb: 'show' } } },
    guarded(options, content),
  );
};

const idOf = (request: FastifyRequest): string => (request.params as { id: string }).id;

const add = async (work: Work, request: FastifyRequest): Promise<Answer> => {
  const { transaction, actor } = work;
  const contractId = idOf(request);
  if (!(await showRow(transaction, 'contracts', scopesOf(actor, 'show', 'contracts'), contractId)))
    throw NotFound('Contract');
  const { columns, bytes } = readDocument({ ...asObject(request.body), contractId });
  const row = await createRow(work, noun, columns, (id) =>
    transaction.query('insert into "contractDocumentFiles" ("documentId", "bytes") values ($1, $2)', [
      id,
      Buffer.from(bytes.buffer),
    ]),
  );
  return { status: 201, body: row, headers: { etag: `"${row.version}"` } };
};

const asObject = (body: unknown): object => {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw Invalid({ body: 'Must be an object' });
};

const content = async ({ actor, transaction }: Work, request: FastifyRequest): Promise<Answer> => {
  const id = idOf(request);
  const document = (await showRow(
    transaction,
    noun,
    scopesOf(actor, 'show', noun),
    id,
  )) as ContractDocument | null;
  if (!document) throw NotFound('Document');
  const [file] = await transaction.query<{ bytes: Buffer }>(
    'select "bytes" from "contractDocumentFiles" where "documentId" = $1',
    [id],
  );
  if (!file) throw NotFound('The file of this document');
  return {
    body: file.bytes,
    headers: {
      'content-type': mediaTypes[document.format],
      'content-disposition': attachment(document.name),
      'x-content-type-options': 'nosniff',
    },
  };
};

/** RFC 6266: a plain name for old readers, and the true one in UTF-8. */
const attachment = (name: string): string => {
  const plain = name.replace(/[^ -~]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};
