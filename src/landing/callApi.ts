import type { Told } from '../../domain/messages/message.ts';
import type { ResponseAt, Route } from '../../operations/routes.ts';
import { inSite } from '../platform/siteAddress.ts';

type PathOf<R> = R extends `GET /${infer P}` ? P : never;
type DataAt<P extends string> = `GET /${P}` extends infer R extends Route
  ? ResponseAt<R> extends { data: infer D }
    ? D
    : never
  : never;

/** The result of a call. `status` is 0 if there was no response. */
export interface Answer<Data> {
  status: number;
  data?: Data;
  message?: string;
  errors?: Record<string, Told>;
  /** If refused during maintenance: its end. */
  details?: { until?: string };
}

const timeLimit = 10_000;

/** The browser-only demo answers calls in the page itself. */
const ready =
  import.meta.env.MODE === 'demo'
    ? import('../demo/start.ts').then(({ startDemo }) => startDemo())
    : Promise.resolve();

/** Calls the public API. Never throws: without a response, the status is 0. */
export const callApi = async <Data>(path: string, init: RequestInit = {}): Promise<Answer<Data>> => {
  try {
    await ready;
    const answer = await fetch(inSite(`/api/v1/${path}`), {
      ...init,
      signal: AbortSignal.timeout(timeLimit),
    });
    const body = (await answer.json()) as Omit<Answer<Data>, 'status'>;
    return { ...body, status: answer.status };
  } catch (error) {
    console.warn(error);
    return { status: 0 };
  }
};

/** Reads from a declared operation of the public API, with this query. */
export const readApi = <P extends PathOf<Route>>(path: P, query = ''): Promise<Answer<DataAt<P>>> =>
  callApi<DataAt<P>>(path + query);
