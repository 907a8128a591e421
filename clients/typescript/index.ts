import createClient, { type Client } from 'openapi-fetch';
import type { paths, Schemas } from './schema.ts';

export type { paths, Schemas };

/** Lists take their parameters in JSON, other calls take values separated by commas. */
const written = (name: string, value: unknown): string => {
  const isList = Array.isArray(value);
  if (isList && name !== 'sort' && name !== 'range') return value.join(',');
  return name === 'after' || (typeof value === 'object' && value !== null)
    ? JSON.stringify(value)
    : String(value);
};

const serialize = (query: Record<string, unknown>): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, written(name, value)]],
    ),
  ).toString();

type Options = {
  /** The address of the server, such as `https://talentbench.example`. */
  server: string;
  /** An API key, or the access token of a session. Public calls need none. */
  key?: string;
  /** Replaces the `fetch` of the platform. */
  fetch?: (request: Request) => Promise<Response>;
};

/** Calls of the API of a TalentBench server, with the types of its OpenAPI document. */
export const openClient = ({ server, key, fetch }: Options): Client<paths> =>
  createClient<paths>({
    baseUrl: `${server.replace(/\/$/, '')}/api/v1`,
    querySerializer: serialize,
    ...(key && { headers: { authorization: `Bearer ${key}` } }),
    ...(fetch && { fetch }),
  });
