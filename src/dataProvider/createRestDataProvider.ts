import type { KyInstance, Options } from 'ky';
import type { BatchResult } from '../../domain/change/batch.ts';
import { type NounName, nounOf } from '../../domain/contract/index.ts';
import type { KeptText } from '../../domain/contract/mails.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { Health } from '../../domain/health/health.ts';
import type { Announcement } from '../../domain/maintenance/announcement.ts';
import type { Recommendations } from '../../domain/matching/market/recommend.ts';
import type { Match } from '../../domain/matching/score.ts';
import type { PersonalData } from '../../domain/privacy/personalData.ts';
import type { ErasurePreview } from '../../domain/privacy/preview.ts';
import type { AskedList } from '../../domain/query/query.ts';
import type { Answer as ReportAnswer } from '../../domain/reports/columns.ts';
import { fileFormats } from '../../domain/reports/fileFormats.ts';
import type { Platform } from '../../domain/settings/platform.ts';
import type { Vocabulary } from '../../domain/skills/vocabulary.ts';
import { isApiError } from '../auth/ApiError.ts';
import { toApiError } from '../auth/toApiError.ts';
import { dataProviderOver } from './dataProviderOver.ts';
import { rememberKeys } from './idempotencyKeys.ts';
import type { DataProvider } from './port.ts';
import type { Columns, RowCalls } from './rowCalls.ts';

/**
 * A data provider over the server's REST calls, in the dialect of ra-data-simple-rest. `api` is a ky instance
 * whose base is `…/api/v1/` and which signs its calls.
 */
export const createRestDataProvider = (api: KyInstance): DataProvider => dataProviderOver(restCalls(api));

const restCalls = (api: KyInstance): RowCalls => {
  const keys = rememberKeys();

  const send = async (path: string, options: Options): Promise<Response> => {
    try {
      return await api(path, options);
    } catch (error) {
      throw toApiError(error as Error);
    }
  };

  /** A change, with a key by which the server knows it again should it have to be sent twice. */
  const change = (method: string, path: string, json: unknown, version?: number) =>
    keys.withKey(`${method} ${path} ${version} ${JSON.stringify(json)}`, (key) => {
      const ifMatch = version === undefined ? {} : { 'If-Match': `"${version}"` };
      const keepalive = (JSON.stringify(json) ?? '').length < mostKeptAlive;
      return send(path, { method, json, keepalive, headers: { 'Idempotency-Key': key, ...ifMatch } });
    });

  return {
    list: async (noun, asked, signal) => {
      const response = await send(noun, { searchParams: inDialect(asked), signal });
      return { rows: await response.json(), total: totalOf(response) };
    },
    show: async (noun, id, signal) => (await send(pathTo(noun, id), { signal })).json() as Promise<Row>,
    create: async (noun, columns) => {
      const { path, body } = placeOf(noun, columns);
      return (await change('POST', path, body)).json() as Promise<Row>;
    },
    file: async (noun, id) => (await send(`${pathTo(noun, id)}/content`, { timeout: patience })).blob(),
    reportAnswer: async (id, signal) =>
      (await send(`${pathTo('reports', id)}/answer`, { signal })).json() as Promise<ReportAnswer>,
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
    recommend: async (asked, signal) =>
      (
        await send('matching/searches', { method: 'POST', json: asked, signal })
      ).json() as Promise<Recommendations>,
    keptSearch: async (id, signal) =>
      (await send(pathTo('matching/searches', id), { signal })).json() as Promise<Recommendations>,
    scores: async ({ jobId, ids }, signal) => {
      const searchParams = { jobId, ids: ids.join() };
      return (await send('matching/scores', { searchParams, signal })).json() as Promise<
        Record<string, Match>
      >;
    },
    platformHealth: async (signal) => (await send('platform/health', { signal })).json() as Promise<Health>,
    platform: async (signal) => (await send('settings', { signal })).json() as Promise<Platform>,
    maintenance: async (signal) => {
      const answer = (await send('maintenance', { signal })).json();
      return ((await answer) as { data: Announcement | null }).data;
    },
    notePageLoad: async (ms) => {
      await send('usage/pageLoads', { method: 'POST', json: { ms }, keepalive: true });
    },
    noteUse: async (feature) => {
      await send('usage/features', { method: 'POST', json: { feature }, keepalive: true });
    },
    personalData: async (noun, id) =>
      (await send(`${pathTo(noun, id)}/personalData`, { method: 'POST' })).json() as Promise<PersonalData>,
    erasurePreview: async (noun, id) =>
      (await send(`${pathTo(noun, id)}/erasure`, {})).json() as Promise<ErasurePreview>,
    erase: async (noun, id, name) =>
      (await change('POST', `${pathTo(noun, id)}/erasure`, { name })).json() as Promise<Row>,
    vocabulary: async (signal) => (await send('vocabulary', { signal })).json() as Promise<Vocabulary>,
    insight: async (name, asked, signal) =>
      (await send(`insights/${name}`, { searchParams: { ...asked }, signal })).json() as Promise<object>,
    remove: async (noun, id, version) => {
      await change('DELETE', pathTo(noun, id), undefined, version);
    },
    mailText: async (id, signal) => {
      try {
        const response = await send(`${pathTo('mails', id)}/text`, { signal });
        return ((await response.json()) as { data: KeptText }).data;
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
  };
};

/** Storing twenty thousand rows takes longer than a row. */
const batchTimeout = 120_000;

/** Signs: what is so short may outlive the page that sends it, in any writing; a browser refuses more than 64 KB. */
const mostKeptAlive = 16_000;

const pathTo = (noun: string, id: string) => `${noun}/${encodeURIComponent(id)}`;

/** Files take longer than rows. */
const patience = 60_000;

/** A row with a file may have to be put below the row that it belongs to. */
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
