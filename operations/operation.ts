import { z } from 'zod';
import type { Needed } from '../domain/access/can.ts';
import type { ByKey } from '../domain/access/keyAdmission.ts';
import type { Verb } from '../domain/access/rules.ts';
import type { NounName } from '../domain/contract/index.ts';
import { isNounName } from '../domain/contract/names.ts';
import type { UserType } from '../domain/contract/userTypes.ts';
import type { FeatureKey } from '../domain/settings/features.ts';
import { namesIn } from './address.ts';
import type { LimitName } from './limits.ts';

/**
 * Who may call a route: everyone, everyone signed in, or those of a user type whom the rules let use a verb on a
 * noun.
 */
export type Access = 'public' | 'signedIn' | Needed;

/** Access to the noun in the path, for one user type or for all that the rules name. */
export const ofNoun =
  (verb: Verb, userType?: UserType) =>
  ({ noun = '' }: Record<string, string>): Access => {
    if (!isNounName(noun)) throw new Error(`There is no noun ${noun}`);
    return { noun, verb, ...(userType && { userType }) };
  };

/** An API call other than a plain create, read, update or delete. */
export type Operation<I extends z.ZodObject = z.ZodObject, A = unknown> = {
  method: 'GET' | 'POST' | 'DELETE';
  /**
   * Below `/api/v1`. `{id}` is the input with that name; an input with a list of values creates a route for
   * each.
   */
  path: string;
  /** With the path values that have a route of their own. */
  access: Access | ((values: Record<string, string>) => Access);
  /**
   * How it can be called with an API key: with this scope beside those that the access takes, or not at all. Needed by calls
   * for everyone signed in, which are closed to keys otherwise.
   */
  byKey?: ByKey;
  /** Takes a session that was proven lately (`domain/access/freshProof.ts`). */
  freshProof?: true;
  /** The call exists only if this noun does. Not needed if the access names the noun. */
  about?: NounName;
  /** Slow: statements get half a minute, and each session runs one such call at a time. */
  large?: true;
  /** Read-only, so a replica may answer. */
  onlyReads?: true;
  /** Allowed during maintenance and with a full disk: signing in, renewing a session, signing out, and what stores no row. */
  duringMaintenance?: true;
  /** The only write allowed while viewing as another person: ending the view. */
  endsView?: true;
  /** Maximum size of the body in bytes, if it differs from the server's. */
  bodyLimit?: number;
  /** The switch of the platform that must be on; checked before the input is read. */
  feature?: FeatureKey;
  /** Rate limits. A handler with several steps, or with one per account or link, applies them itself. */
  limits?: readonly LimitName[];
  /** All inputs: those named in the path are path parameters, the others query (GET) or body (POST). */
  input: I;
  /** The response body; without one the status is 204. */
  answer?: z.ZodType<A>;
  /** Message of the envelope that has the response in `data`, as in the responses of authentication. */
  enveloped?: string;
  /** Media types of the response, if it is not JSON. */
  media?: readonly string[];
  /** The response contains a secret and is encrypted if stored for retries. */
  secret?: true;
  /** The response is a stream that stays open, so its duration says nothing. */
  streams?: true;
  /** Callers get null in place of a 404. */
  nullIfMissing?: true;
  /** A repeated call with the same `Idempotency-Key` gets the original response. */
  repeatable?: true;
  tag: string;
  summary: string;
  description?: string;
  /** Description of each status, if there are others than 200. The lowest one is the usual one. */
  statuses?: Record<number, string>;
};

type Declared<I extends z.ZodObject, A, M, P, E> = Operation<I, A> & { method: M; path: P; enveloped?: E };

/**
 * Declares an operation. Method and path stay known to the compiler, for calls by `METHOD /path`, and so does
 * whether there is an envelope.
 */
export const operation = <
  I extends z.ZodObject,
  const M extends Operation['method'],
  const P extends string,
  A = void,
  E extends string | undefined = undefined,
>(
  declared: Declared<I, A, M, P, E>,
): Declared<I, A, M, P, E> => declared;

/** The result of an operation. */
export type AnswerTo<O> = O extends Operation<z.ZodObject, infer A> ? A : never;

/** A type with a handwritten JSON schema, as it is only used in responses. */
export const described = <T>(schema: Record<string, unknown>): z.ZodType<T> => z.custom<T>().meta(schema);

/** A row of this noun, whose schema the OpenAPI document has under its name. */
export const rowOf = <R>(noun: NounName): z.ZodType<R> =>
  described<R>({ $ref: `#/components/schemas/${noun}` });

/** A path as routers write it: `/mails/:id/text`. */
export const patternOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Status of a successful response. */
export const statusOf = ({ answer, statuses }: Pick<Operation, 'answer' | 'statuses'>): number =>
  statuses ? Math.min(...Object.keys(statuses).map(Number)) : answer ? 200 : 204;

type RouteOf = { path: string; access: Access; values: Record<string, string> };

/** Whether the noun that the access names exists, which it does not if its plugin is off. */
const isThere = (access: Access): boolean =>
  typeof access !== 'object' || !('noun' in access) || isNounName(access.noun);

/**
 * Routes of an operation: one, or one for each value of a listed input in its path. None if its noun belongs to a
 * plugin that is off.
 */
export const routesOf = ({ path, access, input, about }: Operation): RouteOf[] => {
  if (about && !isNounName(about)) return [];
  const listed = namesIn(path).find((name) => input.shape[name] instanceof z.ZodEnum);
  const values = listed
    ? (input.shape[listed] as z.ZodEnum).options.map((one) => ({ [listed]: String(one) }))
    : [{}];
  const routes = values.map((given: Record<string, string>) => ({
    path: path.replace(/\{(\w+)\}/g, (place, name: string) => given[name] ?? place),
    access: typeof access === 'function' ? access(given) : access,
    values: given,
  }));
  return routes.filter((route) => isThere(route.access));
};

/** The input of a call: its query or body, with the values in its path. A body that is no object stays as it is. */
export const givenTo = (operation: Operation, from: object, inPath: object): unknown => {
  const given = operation.method === 'GET' ? inputOfQuery(operation, { ...from }) : from;
  return Array.isArray(given) || typeof given !== 'object' ? given : { ...given, ...inPath };
};

/** The values of a query: lists are separated by commas. */
export const inputOfQuery = ({ input }: Operation, query: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      input.shape[name] instanceof z.ZodArray ? String(value).split(',').filter(Boolean) : value,
    ]),
  );
