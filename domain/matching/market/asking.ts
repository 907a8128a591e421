import type { z } from 'zod';
import { type Actor, can } from '../../access/can.ts';
import { Invalid, NotAllowed } from '../../errors.ts';

/** Matching is for recruiters who may look at the market. */
export const checkMatching = (actor: Actor): void => {
  if (actor.userType !== 'recruiter' || !can(actor, 'list', 'searches')) throw NotAllowed();
};

/** What is asked of the matching, or a refusal that names each fault by the path of its field. */
export const readAsked = <S extends z.ZodType>(schema: S, asked: unknown): z.infer<S> => {
  const result = schema.safeParse(asked);
  if (result.success) return result.data;
  throw Invalid(Object.fromEntries(result.error.issues.flatMap(faultsOf)));
};

const faultsOf = (issue: z.core.$ZodIssue): [field: string, message: string][] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [[...issue.path, key].join('.'), 'Unknown field'])
    : [[issue.path.join('.') || 'body', issue.message]];
