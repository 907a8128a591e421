import type { GetListParams, Identifier } from 'react-admin';
import type { NounName } from '../../domain/contract/index.ts';
import type { Language } from '../../domain/contract/languages.ts';
import { isNounName } from '../../domain/contract/names.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { InsightName } from '../../domain/insight/insights.ts';
import type { AskedList, Page } from '../../domain/query/query.ts';
import type { FileFormat } from '../../domain/reports/fileFormats.ts';
import { callNames } from '../../operations/calls.ts';
import { ApiError } from '../auth/ApiError.ts';
import { asSent, changedColumns, standsAsAsked } from './changedColumns.ts';
import { currentRow } from './conflict.ts';
import { inBatches } from './inBatches.ts';
import { inParts } from './inParts.ts';
import type { BatchParams, DataProvider, PictureParams } from './port.ts';
import type { Calls, RowCalls } from './rowCalls.ts';

type Verb =
  | 'getList'
  | 'getOne'
  | 'getMany'
  | 'getManyReference'
  | 'create'
  | 'update'
  | 'updateMany'
  | 'delete'
  | 'deleteMany';
type Answers = {
  [V in Verb]: (
    resource: string,
    params: Parameters<DataProvider[V]>[1],
  ) => Promise<{ data: unknown; total?: number; meta?: { more: boolean } }>;
};
type Versioned = { version?: number } | undefined;

/** Ids per request: some servers and proxies refuse longer URLs. */
const idsAtOnce = 200;

/** React-admin's data provider over a store's calls. */
export const dataProviderOver = ({ rows: calls, operate }: Calls): DataProvider => {
  const rowsOf = async (noun: NounName, ids: readonly Identifier[], signal?: AbortSignal): Promise<Row[]> => {
    const wanted = [...new Set(ids.filter((id) => id != null).map(String))];
    const pages = await Promise.all(
      chunks(wanted).map((id) => calls.list(noun, { filter: { id }, range: [0, id.length - 1] }, signal)),
    );
    return pages.flatMap(({ rows }) => rows);
  };

  /** An edit that finds the row as it asks for has succeeded, whoever made it: often the same person, pressing twice. */
  const edit: RowCalls['edit'] = async (noun, id, changes, version) => {
    try {
      return await calls.edit(noun, id, changes, version);
    } catch (error) {
      const current = currentRow(error);
      if (current && standsAsAsked(current, changes)) return current;
      throw error;
    }
  };

  /** Applies an action to the latest version of each row. */
  const toEach = async (noun: NounName, ids: readonly Identifier[], act: (row: Row) => Promise<unknown>) => {
    const rows = new Map((await rowsOf(noun, ids)).map((row) => [row.id, row]));
    return inBatches(ids.map(String), async (id) => act(rows.get(id) ?? (await calls.show(noun, id))));
  };

  /** Candidates by their score for the job in `meta`; without one, in the order of their ids. */
  const ranked = async ({ filter, pagination, meta, signal }: GetListParams): Promise<Page> => {
    const { jobId } = (meta ?? {}) as { jobId?: string };
    if (!jobId) return calls.list('candidates', asked({ filter, pagination, meta }), signal);
    const { range, filter: sent = {} } = asked({ filter, pagination });
    const written = {
      filter: JSON.stringify(sent),
      ...(range !== undefined && { range: JSON.stringify(range) }),
    };
    const { ids, ...counted } = await operate('ranked', { jobId, ...written }, signal);
    const rows = new Map((await rowsOf('candidates', ids, signal)).map((row) => [row.id, row]));
    return { rows: ids.flatMap((id) => rows.get(id) ?? []), ...counted };
  };

  const answers: Answers = {
    getList: async (resource, params) =>
      listed(
        resource === 'candidates' && params.sort?.field === byScore
          ? await ranked(params)
          : await calls.list(noun(resource), asked(params), params.signal),
      ),

    getOne: async (resource, { id, signal }) => ({
      data: await calls.show(noun(resource), String(id), signal),
    }),

    getMany: async (resource, { ids, signal }) => ({ data: await rowsOf(noun(resource), ids, signal) }),

    getManyReference: async (resource, { target, id, ...params }) => {
      const filter = { ...params.filter, [target]: id };
      return listed(await calls.list(noun(resource), asked({ ...params, filter }), params.signal));
    },

    create: async (resource, { data, meta }) => ({
      data: await calls.create(noun(resource), asSent(data), formIn(meta)),
    }),

    update: async (resource, { id, data, previousData, meta }) => {
      const changes = changedColumns(data, previousData);
      const version = versionOf(meta, data, previousData);
      return { data: await edit(noun(resource), String(id), changes, version) };
    },

    updateMany: async (resource, { ids, data, meta }) => {
      const name = noun(resource);
      const seen = versionsIn(meta);
      if (seen)
        return {
          data: await inBatches(ids.map(String), (id) => edit(name, id, asSent(data), seen[id])),
        };
      const change = (row: Row) => edit(name, row.id, changedColumns(data, row), row.version);
      return { data: await toEach(name, ids, change) };
    },

    delete: async (resource, { id, previousData, meta }) => {
      await calls.remove(noun(resource), String(id), versionOf(meta, previousData));
      return { data: previousData ?? { id } };
    },

    deleteMany: async (resource, { ids, meta }) => {
      const name = noun(resource);
      const seen = versionsIn(meta);
      if (seen) return { data: await inBatches(ids.map(String), (id) => calls.remove(name, id, seen[id])) };
      return { data: await toEach(name, ids, (row) => calls.remove(name, row.id, row.version)) };
    },
  };
  const methods = Object.fromEntries(
    callNames().map((name) => [
      name,
      async ({ signal, ...input }: { signal?: AbortSignal } = {}) => ({
        data: await operate(name, input as never, signal),
      }),
    ]),
  );
  return {
    ...answers,
    ...methods,
    getFile: async (resource: string, { id }: { id: string }) => ({
      data: await calls.file(noun(resource), id),
    }),
    getPicture: async (resource: string, { id, name, signal }: PictureParams) => ({
      data: await calls.picture(noun(resource), id, name, signal),
    }),
    reportFile: async (id: string, format: FileFormat, language: Language) => ({
      data: await calls.reportFile(id, format, language),
    }),
    batch: async (resource: string, params: BatchParams) => ({
      data: await inParts(params, (part) => calls.batch(noun(resource), part, params.signal)),
    }),
    insight: async (name: InsightName, { asked, signal }: { asked: object; signal?: AbortSignal }) => ({
      data: await calls.insight(name, asked, signal),
    }),
    supportAbortSignal: true,
  } as unknown as DataProvider;
};

/** The order of candidates by their score for a job. */
const byScore = 'score';

const noun = (resource: string): NounName => {
  if (isNounName(resource)) return resource;
  throw new ApiError(`There is no ${resource} here`, 404, { success: false, code: 'address.missing' });
};

const asked = ({ sort, pagination, filter, meta }: GetListParams): AskedList => ({
  ...(sort?.field && { sort: [sort.field, sort.order] }),
  ...(pagination && { range: rangeOf(pagination) }),
  ...(filter && { filter: asSent(filter) }),
  ...(meta?.countTo && { countTo: meta.countTo }),
  ...(meta?.after !== undefined && { after: meta.after }),
});

const rangeOf = ({ page, perPage }: { page: number; perPage: number }) => [
  (page - 1) * perPage,
  page * perPage - 1,
];

const listed = ({ rows, total, more }: Page) => ({ data: rows, total, ...(more && { meta: { more } }) });

/** The version that a change is based on: given explicitly, or that of the row the form was opened with. */
const versionOf = (...rows: readonly unknown[]): number | undefined =>
  rows.map((one) => (one as Versioned)?.version).find((version) => typeof version === 'number');

/** Versions of rows by id, if the caller gives them; otherwise the latest ones are used. */
const versionsIn = (meta: unknown): Record<string, number> | undefined =>
  (meta as { versions?: Record<string, number> } | undefined)?.versions;

/** The opened form that a row comes from. */
const formIn = (meta: unknown): string | undefined => (meta as { form?: string } | undefined)?.form;

const chunks = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, n) =>
    ids.slice(n * idsAtOnce, (n + 1) * idsAtOnce),
  );
