import { Invalid } from '../domain/errors.ts';
import type { Answer } from './work.ts';

/** Response of a route that is not about a row. */
export const enveloped = (now: Date, message: string, data: unknown) => ({
  success: true,
  data,
  message,
  timestamp: now.toISOString(),
});

/** A refusal that is returned rather than thrown, so that counters written before it are committed. */
export class KeptRefusal {
  readonly errors: Record<string, string>;

  constructor(errors: Record<string, string>) {
    this.errors = errors;
  }

  answerTo({ id }: { id: string }): Answer {
    const { status, code, message } = Invalid(this.errors, Object.values(this.errors).join(' '));
    return { status, body: { success: false, code, message, errors: this.errors, requestId: id } };
  }
}
