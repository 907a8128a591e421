import type { z } from 'zod';
import { Invalid } from '../domain/errors.ts';
import { readGiven } from '../operations/operation.ts';
import type { Answer } from './work.ts';

/** Response of a route that is not about a row. */
export const enveloped = (now: Date, message: string, data: unknown) => ({
  success: true,
  data,
  message,
  timestamp: now.toISOString(),
});

/** A refusal that is returned rather than thrown, so that counters written before it are committed. */
export const refusedAndKept = ({ id }: { id: string }, errors: Record<string, string>): Answer => {
  const { status, code, message } = Invalid(errors, Object.values(errors).join(' '));
  return { status, body: { success: false, code, message, errors, requestId: id } };
};

/** The parsed body of such a route, or a refusal with errors by field. */
export const readBody = <S extends z.ZodType>(schema: S, body: unknown) => readGiven(schema, body ?? {});
