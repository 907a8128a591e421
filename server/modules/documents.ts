import type { FastifyInstance, FastifyRequest } from 'fastify';
import { scopesOf } from '../../domain/access/can.ts';
import { bodyFor, bytesIn, type FileFormat, mediaTypes } from '../../domain/contract/files/documentFile.ts';
import { readDocument, readOptionalDocument } from '../../domain/contract/files/readDocument.ts';
import { type NounName, nounOf } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { Invalid, LengthNeeded, NotFound, RowMissing, TooLarge } from '../../domain/errors.ts';
import { fileOperations, uploads } from '../../operations/files.ts';
import { type GuardOptions, guarded } from '../requests/guard.ts';
import { route } from '../requests/operate.ts';
import { platformOf } from '../requests/platform.ts';
import type { Answer, Work } from '../requests/work.ts';
import { createRow } from '../store/change.ts';
import { keepFile, readFile } from '../store/files.ts';
import { showRow } from '../store/rows.ts';

/** Files of rows: uploaded as JSON, since nothing else is accepted, and downloaded unchanged. */
export const documentRoutes = (app: FastifyInstance, options: GuardOptions) => {
  for (const { noun, upload } of uploads)
    route(
      app,
      upload,
      guarded(options, (work, request) => add(work, noun, request)),
      { onRequest: (request) => checkLength(options, request) },
    );
  route(app, fileOperations.rowFile, (request, reply, read) =>
    guarded(options, (work) => content(work, read()))(request, reply),
  );
};

/** Uploads above the operator's limit are not read at all. */
const checkLength = async ({ database }: GuardOptions, { headers }: FastifyRequest) => {
  const length = headers['content-length'];
  if (length === undefined) throw LengthNeeded();
  const { maxMegabytes } = await platformOf(database);
  if (Number(length) > bodyFor(bytesIn(maxMegabytes))) throw TooLarge(maxMegabytes);
};

const idOf = (request: FastifyRequest): string => (request.params as { id: string }).id;

const add = async (work: Work, noun: NounName, request: FastifyRequest): Promise<Answer> => {
  const parent = await parentOf(work, noun, request);
  const { serverSet, file } = nounOf(noun);
  const read = file?.optional ? readOptionalDocument : readDocument;
  const { columns, bytes } = read(
    { ...asObject(request.body), ...parent },
    serverSet,
    work.platform.maxMegabytes,
    file?.formats,
  );
  const row = await createRow(
    work,
    noun,
    columns,
    bytes ? (id) => keepFile(work.transaction, noun, id, bytes) : undefined,
  );
  return { status: 201, body: row, headers: { etag: `"${row.version}"` } };
};

/** The row at whose URL the file is uploaded, if any: it must be visible. */
const parentOf = async ({ transaction, actor }: Work, noun: NounName, request: FastifyRequest) => {
  const below = nounOf(noun).file?.below;
  if (!below) return {};
  const above = below.noun as NounName;
  if (!(await showRow(transaction, above, scopesOf(actor, 'show', above), idOf(request))))
    throw RowMissing(nounOf(above));
  return { [below.field]: idOf(request) };
};

const asObject = (body: unknown): object => {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw Invalid({ body: 'query.object' });
};

const content = async (
  { actor, transaction }: Work,
  { noun, id }: { noun: NounName; id: string },
): Promise<Answer> => {
  const document = await showRow(transaction, noun, scopesOf(actor, 'show', noun), id);
  if (!document) throw RowMissing(nounOf(noun));
  if (document.format === null) throw NotFound('file.missing');
  const body = await readFile(transaction, noun, id);
  if (!body) throw NotFound('file.missing');
  return fileAnswer(document, body);
};

/** A row's file, to be saved. */
export const fileAnswer = (document: Row, body: Buffer): Answer => ({
  body,
  headers: {
    'content-type': mediaTypes[document.format as FileFormat],
    'content-disposition': attachment(String(document.name)),
    'x-content-type-options': 'nosniff',
  },
});

/** RFC 6266: an ASCII name for old clients, and the full one in UTF-8. */
const attachment = (name: string): string => {
  const plain = name.replace(/[^ -~]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};
