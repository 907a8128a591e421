import { z } from 'zod';
import type { Verb } from '../domain/access/rules.ts';
import type { NounName } from '../domain/contract/index.ts';
import { Invalid } from '../domain/errors.ts';

/**
 * Who may call a route: everyone, everyone signed in, or those whom the rules let use this verb on this noun.
 */
export type Access = 'public' | 'signedIn' | { noun: NounName; verb: Verb };

/** An API call other than a plain create, read, update or delete. */
export type Operation<I extends z.ZodObject = z.ZodObject, A = unknown> = {
  method: 'GET' | 'POST';
  /**
   * Below `/api/v1`. `{id}` is the input with that name; an input with a list of values creates a route for
   * each.
   */
  path: string;
  /** With the path values that have a route of their own. */
  access: Access | ((values: Record<string, string>) => Access);
  /** Slow: statements get half a minute, and each session runs one such call at a time. */
  large?: true;
  /** Read-only, so a replica may answer. */
  onlyReads?: true;
  /** All inputs: those named in the path are path parameters, the others query (GET) or body (POST). */
  input: I;
  /** The response body; without one the status is 204. */
  answer?: z.ZodType<A>;
  /** The response is in `data` of the envelope that authentication also uses. */
  enveloped?: true;
  /** Callers get null in place of a 404. */
  nullIfMissing?: true;
  /** A repeated call with the same `Idempotency-Key` gets the original response. */
  repeatable?: true;
  tag: string;
  summary: string;
  description?: string;
  /** Description of each status, if there are others than 200. */
  statuses?: Record<number, string>;
};

export const operation = <I extends z.ZodObject, A = void>(declared: Operation<I, A>): Operation<I, A> =>
  declared;

/** A type with a handwritten JSON schema, as it is only used in responses. */
export const described = <T>(schema: Record<string, unknown>): z.ZodType<T> => z.custom<T>().meta(schema);

/** Parameter names in a path. */
export const namesIn = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

type RouteOf = { path: string; access: Access; values: Record<string, string> };

/** Routes of an operation: one, or one for each value of a listed input in its path. */
export const routesOf = ({ path, access, input }: Operation): RouteOf[] => {
  const listed = namesIn(path).find((name) => input.shape[name] instanceof z.ZodEnum);
  const values = listed
    ? (input.shape[listed] as z.ZodEnum).options.map((one) => ({ [listed]: String(one) }))
    : [{}];
  return values.map((given: Record<string, string>) => ({
    path: path.replace(/\{(\w+)\}/g, (place, name: string) => given[name] ?? place),
    access: typeof access === 'function' ? access(given) : access,
    values: given,
  }));
};

/** A value parsed by its schema, or a refusal with each error by field path. */
export const readGiven = <S extends z.ZodType>(schema: S, given: unknown): z.output<S> => {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw Invalid(Object.fromEntries(result.error.issues.flatMap(faultsOf)));
};

const faultsOf = (issue: z.core.$ZodIssue): [field: string, message: string][] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [[...issue.path, key].join('.'), 'Unknown field'])
    : [[issue.path.join('.') || 'body', issue.message]];

/** The values of a query: lists are separated by commas. */
export const inputOfQuery = ({ input }: Operation, query: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      input.shape[name] instanceof z.ZodArray ? String(value).split(',').filter(Boolean) : value,
    ]),
  );
