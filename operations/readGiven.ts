import type { z } from 'zod';
import { Invalid } from '../domain/errors.ts';
import { messageOfIssue } from '../domain/messages/english.ts';
import type { Message } from '../domain/messages/message.ts';
import { type InputOf, type OperationName, operationNamed } from './index.ts';

/** A value parsed by its schema, or a refusal with each error by field path. */
export const readGiven = <S extends z.ZodType>(schema: S, given: unknown): z.output<S> => {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw Invalid(Object.fromEntries(result.error.issues.flatMap(faultsOf)));
};

const faultsOf = (issue: z.core.$ZodIssue): [field: string, message: Message][] => {
  const paths =
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  return paths.map((path) => [path.join('.') || 'body', messageOfIssue(issue)]);
};

/** The input of an operation parsed by its schema, or a refusal with each error by field path. */
export const readInput = <N extends OperationName>(name: N, given: object): InputOf<N> =>
  readGiven(operationNamed(name).input, given) as InputOf<N>;
