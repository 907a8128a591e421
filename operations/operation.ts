import { z } from 'zod';
import type { Verb } from '../domain/access/rules.ts';
import type { NounName } from '../domain/contract/index.ts';
import { Invalid } from '../domain/errors.ts';

/** Who may call a route: anyone, anyone signed in, or those whom the rules let use this verb on this noun. */
export type Access = 'public' | 'signedIn' | { noun: NounName; verb: Verb };

/** A call that is not a plain create, read, update or delete of a row. */
export type Operation<I extends z.ZodObject = z.ZodObject, A = unknown> = {
  method: 'GET' | 'POST';
  /** Below `/api/v1`. `{id}` is the input of that name; an input with a list of values makes a route of each. */
  path: string;
  /** With the values of the path that make a route of their own. */
  access: Access | ((values: Record<string, string>) => Access);
  /** Takes long: each statement gets half a minute, and a session does one such thing at a time. */
  large?: true;
  /** Changes nothing, so that a replica of the database may answer. */
  onlyReads?: true;
  /** All values: those that the path names are in the path, the others in the query of a GET or the body of a POST. */
  input: I;
  /** The body of an answer; without one the answer is 204. */
  answer?: z.ZodType<A>;
  /** The answer is in `data` of the envelope that the authentication calls use too. */
  enveloped?: true;
  /** Callers get null in place of a 404. */
  nullIfMissing?: true;
  /** A repeated call with the same `Idempotency-Key` gets the first answer. */
  repeatable?: true;
  tag: string;
  summary: string;
  description?: string;
  /** What each status means, if not only 200. */
  statuses?: Record<number, string>;
};

export const operation = <I extends z.ZodObject, A = void>(declared: Operation<I, A>): Operation<I, A> =>
  declared;

/** A type whose JSON schema is written by hand, because no value of it comes from outside. */
export const described = <T>(schema: Record<string, unknown>): z.ZodType<T> => z.custom<T>().meta(schema);

/** The names that a path contains. */
export const namesIn = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

type RouteOf = { path: string; access: Access; values: Record<string, string> };

/** The routes of an operation: one, or one for each value that its path may have in the place of a listed input. */
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

/** A value as its schema reads it, or a refusal that names each fault by the path of its field. */
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
