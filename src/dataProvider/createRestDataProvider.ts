import type { KyInstance, Options } from 'ky';
import type { BatchResult } from '../../domain/change/batch.ts';
import { type NounName, nounOf } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { AskedList } from '../../domain/query/query.ts';
import { fileFormats } from '../../domain/reports/fileFormats.ts';
import { operations } from '../../operations/index.ts';
import { namesIn, type Operation } from '../../operations/operation.ts';
import { isApiError } from '../auth/ApiError.ts';
import { toApiError } from '../auth/toApiError.ts';
import { dataProviderOver } from './dataProviderOver.ts';
import { rememberKeys } from './idempotencyKeys.ts';
import type { DataProvider } from './port.ts';
import type { Calls, Columns, Operate, RowCalls } from './rowCalls.ts';

/**
 * A data provider over the server's REST API, in the dialect of ra-data-simple-rest. `api` is a ky instance
 * with base
 * `…/api/v1/` that authenticates its requests.
 */
export const createRestDataProvider = (api: KyInstance): DataProvider => dataProviderOver(restCalls(api));

const restCalls = (api: KyInstance): Calls => {
  const keys = rememberKeys();

  const send = async (path: string, options: Options): Promise<Response> => {
    try {
      return await api(path, options);
    } catch (error) {
      throw toApiError(error as Error);
    }
  };

  /** A change with an idempotency key, in case it must be sent again. */
  const change = (method: string, path: string, json: unknown, version?: number, signal?: AbortSignal) =>
    keys.withKey(`${method} ${path} ${version} ${JSON.stringify(json)}`, (key) => {
      const ifMatch = version === undefined ? {} : { 'If-Match': `"${version}"` };
      const keepalive = (JSON.stringify(json) ?? '').length < mostKeptAlive;
      return send(path, { method, json, keepalive, signal, headers: { 'Idempotency-Key': key, ...ifMatch } });
    });

  const sendOperation = (operation: Operation, given: object, signal: AbortSignal | undefined) => {
    const { path, values } = placed(operation, given);
    if (operation.method === 'GET') return send(path, { searchParams: inQuery(values), signal });
    if (operation.repeatable) return change('POST', path, values, undefined, signal);
    return send(path, { method: 'POST', json: values, keepalive: !operation.answer, signal });
  };

  const operate: Operate = async (name, given, signal) => {
    const operation: Operation = operations[name];
    try {
      const response = await sendOperation(operation, given, signal);
      if (!operation.answer) return undefined as never;
      const body = (await response.json()) as never;
      return operation.enveloped ? (body as { data: never }).data : body;
    } catch (error) {
      if (operation.nullIfMissing && isApiError(error) && error.status === 404) return null as never;
      throw error;
    }
  };

  const rows: RowCalls = {
    list: async (noun, asked, signal) => {
      const response = await send(noun, { searchParams: inDialect(asked), signal });
      return { rows: await response.json(), total: totalOf(response) };
    },
    show: async (noun, id, signal) => (await send(pathTo(noun, id), { signal })).json() as Promise<Row>,
    create: async (noun, columns) => {
      const { path, body } = placeOf(noun, columns);
      return (await change('POST', path, body)).json() as Promise<Row>;
    },
    file: async (noun, id) => (await send(`${pathTo(noun, id)}/content`, { timeout: timeLimit })).blob(),
    reportFile: async (id, format, language) => {
      const searchParams = { format: fileFormats[format].code, language };
      return (await send(`${pathTo('reports', id)}/content`, { searchParams, timeout: false })).blob();
    },
    picture: async (noun, id, name, signal) =>
      (await send(`${pathTo(noun, id)}/photo/${encodeURIComponent(name)}`, { signal })).blob(),
    edit: async (noun, id, changes, version) =>
      (await change('PUT', pathTo(noun, id), changes, version)).json() as Promise<Row>,
    batch: (noun, part, signal) =>
      keys.withKey(`batch ${part.batch} ${part.from}`, async (key) => {
        const headers = { 'Idempotency-Key': key };
        const options = { method: 'POST', json: part, headers, signal, timeout: batchTimeout };
        const answer = (await (await send(`${noun}/batch`, options)).json()) as { rows?: BatchResult[] };
        return answer.rows ?? [];
      }),
    insight: async (name, asked, signal) =>
      (await send(`insights/${name}`, { searchParams: { ...asked }, signal })).json() as Promise<object>,
    remove: async (noun, id, version) => {
      await change('DELETE', pathTo(noun, id), undefined, version);
    },
  };
  return { rows, operate };
};

/** The URL of an operation, and the inputs that are not part of it. */
const placed = ({ path }: Operation, given: object): { path: string; values: Record<string, unknown> } => {
  const values: Record<string, unknown> = { ...given };
  const inPath = namesIn(path).map((name) => [name, encodeURIComponent(String(values[name]))]);
  for (const [name = ''] of inPath) delete values[name];
  return { path: path.slice(1).replace(/\{(\w+)\}/g, (_, name) => Object.fromEntries(inPath)[name]), values };
};

/** Lists are comma-separated. */
const inQuery = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** Storing twenty thousand rows takes longer than storing one. */
const batchTimeout = 120_000;

/** Characters: bodies this short can use keepalive in any script, as browsers allow at most 64 KB. */
const mostKeptAlive = 16_000;

const pathTo = (noun: string, id: string) => `${noun}/${encodeURIComponent(id)}`;

/** Uploads take longer than other requests. */
const timeLimit = 60_000;

/** A row with a file may have to be created below its parent row. */
const placeOf = (noun: NounName, columns: Columns): { path: string; body: Columns } => {
  const below = nounOf(noun).file?.below;
  if (!below) return { path: noun, body: columns };
  const { [below.field]: id, ...body } = columns;
  return { path: `${pathTo(below.noun, String(id))}/${below.path}`, body };
};

const inDialect = (asked: AskedList): Record<string, string> =>
  Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, JSON.stringify(value)]));

/** `candidates 0-24/2847` says 2847. */
const totalOf = (response: Response): number => {
  const total = /\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '')?.[1];
  if (total === undefined) throw new Error('The list came without its Content-Range');
  return Number(total);
};
