import type { z } from 'zod';
import { Invalid } from '../domain/errors.ts';

/** What a route answers that is about no row. */
export const enveloped = (now: Date, message: string, data: unknown) => ({
  success: true,
  data,
  message,
  timestamp: now.toISOString(),
});

/** The body of such a route, or a refusal that names its faults by field. */
export const readBody = <S extends z.ZodType>(schema: S, body: unknown): z.infer<S> => {
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  throw Invalid(
    Object.fromEntries(
      result.error.issues.flatMap((issue) =>
        issue.code === 'unrecognized_keys'
          ? issue.keys.map((key) => [key, 'Unknown field'])
          : [[String(issue.path[0] ?? 'body'), issue.message]],
      ),
    ),
  );
};
