import type { KyInstance, Options } from 'ky';
import type { BatchResult } from '../../domain/change/batchPart.ts';
import type { NounName } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { AskedList, Page } from '../../domain/query/query.ts';
import { fileFormats } from '../../domain/reports/fileFormats.ts';
import { addressOf, uploadPath } from '../../operations/address.ts';
import type { Call } from '../../operations/call.ts';
import { callNamed, filesBelow } from '../../operations/calls.ts';
import type { DataPath, NamesIn } from '../../operations/routes.ts';
import { ApiError, isApiError } from '../auth/ApiError.ts';
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

  /** A change with an idempotency key, in case it must be sent again, and the body of its response. */
  const change = <T>(method: string, path: string, json: unknown, { version, form, signal }: Sent = {}) =>
    keys.withKey<T>(form ?? `${method} ${path} ${version} ${JSON.stringify(json)}`, async (key) => {
      const ifMatch = version === undefined ? {} : { 'If-Match': `"${version}"` };
      const keepalive = (JSON.stringify(json) ?? '').length < mostKeptAlive;
      const headers = { 'Idempotency-Key': key, ...ifMatch };
      return bodyOf<T>(await send(path, { method, json, keepalive, signal, headers }));
    });

  const sendCall = async (call: Call, given: object, signal: AbortSignal | undefined) => {
    const { address, values } = addressOf(call.path, given);
    const { method, repeatable, isAnswered } = call;
    if (method === 'GET') return bodyOf(await send(address, { searchParams: inQuery(values), signal }));
    if (repeatable) return change(method, address, values, { signal });
    return bodyOf(await send(address, { method, json: values, keepalive: !isAnswered, signal }));
  };

  const answerTo = async (call: Call, given: object, signal: AbortSignal | undefined): Promise<unknown> => {
    try {
      const body = await sendCall(call, given, signal);
      if (!call.isAnswered) return undefined;
      return call.enveloped !== undefined ? (body as { data: unknown }).data : body;
    } catch (error) {
      if (call.nullIfMissing && isApiError(error) && error.status === 404) return null;
      throw error;
    }
  };

  const operate: Operate = async (name, given, signal) =>
    (await answerTo(callNamed(name), given, signal)) as never;

  const rows: RowCalls = {
    list: async (noun, asked, signal) => {
      const response = await send(noun, { searchParams: inDialect(asked), signal });
      return { rows: await response.json(), ...totalOf(response) };
    },
    show: async (noun, id, signal) => (await send(pathTo(noun, id), { signal })).json() as Promise<Row>,
    create: async (noun, columns, form) => {
      const { address, values } = placeOf(noun, columns);
      try {
        return await change<Row>('POST', address, values, { form });
      } catch (error) {
        throw isApiError(error) && error.code === 'request.key-reused' ? perhapsStored() : error;
      }
    },
    file: async (noun, id) =>
      (await send(at('/{noun}/{id}/content', { noun, id }), { timeout: timeLimit })).blob(),
    reportFile: async (id, format, language) => {
      const searchParams = { format: fileFormats[format].code, language };
      const address = at('/reports/{id}/content', { id });
      return (await send(address, { searchParams, timeout: false })).blob();
    },
    picture: async (noun, id, name, signal) =>
      (await send(at('/{noun}/{id}/photo/{name}', { noun, id, name }), { signal })).blob(),
    edit: (noun, id, changes, version) => change<Row>('PUT', pathTo(noun, id), changes, { version }),
    batch: (noun, part, signal) =>
      keys.withKey(`batch ${part.batch} ${part.from}`, async (key) => {
        const headers = { 'Idempotency-Key': key };
        const options = { method: 'POST', json: part, headers, signal, timeout: batchTimeout };
        const answer = (await (await send(at('/{noun}/batch', { noun }), options)).json()) as {
          rows?: BatchResult[];
        };
        return answer.rows ?? [];
      }),
    insight: async (name, asked, signal) =>
      (
        await send(at(`/insights/${name}`, {}), { searchParams: { ...asked }, signal })
      ).json() as Promise<object>,
    remove: (noun, id, version) => change<void>('DELETE', pathTo(noun, id), undefined, { version }),
  };
  return { rows, operate };
};

/** The URL of a call for which the data provider has a method of its own. */
const at = <P extends DataPath>(path: P, values: Record<NamesIn<P>, string>): string =>
  addressOf(path, values).address;

/** How a change is sent: from which version of a row, and from which opened form. */
type Sent = { version?: number; form?: string; signal?: AbortSignal };

/** A form without a response was changed and sent again: its first version has been stored. */
const perhapsStored = () => new ApiError('auth.errors.perhapsStored', 422, { code: 'form.perhaps-stored' });

const bodyOf = async <T>(response: Response): Promise<T> => {
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
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
const placeOf = (noun: NounName, columns: Columns) => {
  const below = filesBelow(noun);
  if (!below) return { address: noun, values: columns };
  const { [below.field]: id, ...values } = columns;
  return addressOf(uploadPath(below), { ...values, id });
};

const inDialect = (asked: AskedList): Record<string, string> =>
  Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, JSON.stringify(value)]));

/** `candidates 0-24/2847` says 2847, and `0-24/10000+` that there are more than 10,000. */
const totalOf = (response: Response): Pick<Page, 'total' | 'more'> => {
  const [, total, more] = /\/(\d+)(\+?)$/.exec(response.headers.get('Content-Range') ?? '') ?? [];
  if (total === undefined) throw new Error('The list came without its Content-Range');
  return { total: Number(total), ...(more && { more: true }) };
};
