import type { z } from 'zod';
import { Invalid } from '../domain/errors.ts';
import { readGiven } from '../operations/operation.ts';
import type { Answer } from './work.ts';

/** What a route answers that is about no row. */
export const enveloped = (now: Date, message: string, data: unknown) => ({
  success: true,
  data,
  message,
  timestamp: now.toISOString(),
});

/** A refusal that is answered rather than thrown, so that what was counted before it stays counted. */
export const refusedAndKept = ({ id }: { id: string }, errors: Record<string, string>): Answer => {
  const { status, code, message } = Invalid(errors, Object.values(errors).join(' '));
  return { status, body: { success: false, code, message, errors, requestId: id } };
};

/** The body of such a route, or a refusal that names its faults by field. */
export const readBody = <S extends z.ZodType>(schema: S, body: unknown) => readGiven(schema, body ?? {});
