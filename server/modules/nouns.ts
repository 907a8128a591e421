import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readList } from '../../application/readList.ts';
import { scopesOf } from '../../domain/access/can.ts';
import { effectsOfView } from '../../domain/change/effectsOf.ts';
import { readDocument } from '../../domain/contract/files/readDocument.ts';
import { type NounName, nounNames, nounOf } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { Invalid, RowMissing, VersionNeeded } from '../../domain/errors.ts';
import type { ListQuery } from '../../domain/query/query.ts';
import { type GuardOptions, guarded, visited } from '../requests/guard.ts';
import type { Answer, Work } from '../requests/work.ts';
import { carryOut, createRow, editRow, removeRow, systemRows } from '../store/change.ts';
import { listRows } from '../store/list.ts';
import { showRow } from '../store/rows.ts';
import { isVisited, takeForm } from './visitors.ts';

type Found = { id: string; version: number };
const idOf = (request: FastifyRequest): string => (request.params as { id: string }).id;

/** REST routes for every noun of the contract, in the dialect of ra-data-simple-rest. */
export const nounRoutes = (app: FastifyInstance, options: GuardOptions) => {
  for (const noun of nounNames) {
    const url = `/api/v1/${noun}`;
    const one = `${url}/:id`;
    app.get(
      url,
      { config: { access: { noun, verb: 'list' }, large: isLong, onlyReads: true } },
      guarded(options, (work, request) => list(work, noun, request)),
    );
    app.get(
      one,
      { config: { access: { noun, verb: 'show' } } },
      guarded(options, (work, request) => show(work, noun, idOf(request))),
    );
    if (!hasOwnWayIn(noun))
      app.post(
        url,
        { config: { access: { noun, verb: 'create' } } },
        isVisited(noun)
          ? visited(options, (work, request) => takeForm(work, noun, request.body))
          : guarded(options, (work, request) => create(work, noun, request.body)),
      );
    app.put(
      one,
      { config: { access: { noun, verb: 'edit' } } },
      guarded(options, (work, request) => edit(work, noun, request)),
    );
    app.delete(
      one,
      { config: { access: { noun, verb: 'delete' } } },
      guarded(options, (work, request) => remove(work, noun, request)),
    );
  }
};

const list = async (work: Work, noun: NounName, request: FastifyRequest): Promise<Answer> => {
  const { actor, transaction } = work;
  const scopes = scopesOf(actor, 'list', noun);
  const asked = askedList(request.query as Record<string, unknown>);
  const query = await readList(noun, scopes, asked, { now: work.now, system: systemRows(work), actor });
  const { rows, total, more } = await listRows(transaction, noun, scopes, query);
  // How far into the list a page after a row begins is not known.
  const isKnown = rows.length > 0 && query.after === undefined;
  const span = isKnown ? `${query.from}-${query.from + rows.length - 1}` : '*';
  const isLast = rows.length <= query.to - query.from || (isKnown && !more && query.to + 1 === total);
  const last = isLast ? undefined : rows.at(-1);
  return {
    body: rows,
    headers: {
      'content-range': `${noun} ${span}/${total}${more ? '+' : ''}`,
      ...(last && { link: nextPage(request, query, last.id) }),
    },
  };
};

/** The address of the page after this row, for callers that read a whole list. */
const nextPage = (request: FastifyRequest, { from, to }: ListQuery, id: string): string => {
  const url = new URL(request.url, 'http://this');
  url.searchParams.set('range', JSON.stringify([0, to - from]));
  url.searchParams.set('after', JSON.stringify(id));
  return `<${url.pathname}${url.search}>; rel="next"`;
};

/** Maximum page size of a list. */
const isLong = ({ query }: FastifyRequest): boolean => {
  const [, from, to] = /^\[(\d+),(\d+)\]$/.exec(String((query as { range?: unknown }).range)) ?? [];
  return Number(to) - Number(from) >= 200;
};

const parameters = ['sort', 'range', 'filter', 'countTo', 'after'];
const askedList = (asked: Record<string, unknown>) => {
  const unknown = Object.keys(asked).find((key) => !parameters.includes(key));
  if (unknown) throw Invalid({ [unknown.slice(0, 60)]: 'request.unknown-parameter' });
  return Object.fromEntries(parameters.map((key) => [key, asJson(asked, key)]));
};

const asJson = (asked: Record<string, unknown>, key: string): unknown => {
  const text = asked[key];
  if (text === undefined) return undefined;
  try {
    return JSON.parse(String(text));
  } catch {
    throw Invalid({ [key]: 'request.json-value' });
  }
};

const show = async (work: Work, noun: NounName, id: string): Promise<Answer> => {
  const { actor, transaction } = work;
  const row = await showRow(transaction, noun, scopesOf(actor, 'show', noun), id);
  if (!row) throw RowMissing(nounOf(noun));
  await noteView(work, noun, row);
  return answerRow(row);
};

/** Views are recorded in the transaction of the response. */
const noteView = async (work: Work, noun: NounName, row: Row) => {
  const effects = effectsOfView(noun, row, work);
  if (effects.length === 0) return;
  await work.transaction.ifRoom(async () => {
    for (const effect of effects) await carryOut(work, effect);
  });
};

/** Files without a parent row are uploaded to the URL of their noun, which accepts larger bodies. */
const hasOwnWayIn = (noun: NounName): boolean => {
  const { file } = nounOf(noun);
  return file !== undefined && !file.below;
};

/** A row with a file is uploaded below its parent row, where larger bodies are accepted. */
const refuseFile = (noun: NounName, body: unknown) => {
  readDocument(body, nounOf(noun).serverSet);
  throw Invalid({ content: 'request.file-place' });
};

const create = async (work: Work, noun: NounName, body: unknown): Promise<Answer> => {
  if (nounOf(noun).file) refuseFile(noun, body);
  const row = await createRow(work, noun, body);
  return { ...answerRow(row), status: 201 };
};

const edit = async (work: Work, noun: NounName, request: FastifyRequest): Promise<Answer> => {
  const version = versionOf(request);
  if (version === null) throw VersionNeeded();
  return answerRow(await editRow(work, noun, idOf(request), version, request.body));
};

const remove = async (work: Work, noun: NounName, request: FastifyRequest): Promise<Answer> =>
  answerRow(await removeRow(work, noun, idOf(request), versionOf(request)));

const versionOf = (request: FastifyRequest): number | null => {
  const header = request.headers['if-match'];
  if (header === undefined) return null;
  const version = /^"(\d{1,9})"$/.exec(header)?.[1];
  if (!version) throw Invalid({ 'If-Match': 'request.version-form' });
  return Number(version);
};

const answerRow = (row: Found): Answer => ({ body: row, headers: { etag: `"${row.version}"` } });
