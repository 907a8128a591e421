import { answerOf, Invalid } from '../../domain/errors.ts';
import { inEnglish } from '../../domain/messages/english.ts';
import type { Faults } from '../../domain/messages/message.ts';
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
  readonly errors: Faults;

  constructor(errors: Faults) {
    this.errors = errors;
  }

  answerTo({ id }: { id: string }): Answer {
    const refusal = Invalid(this.errors, Object.values(this.errors).map(inEnglish).join(' '));
    return { status: refusal.status, body: { ...answerOf(refusal), requestId: id } };
  }
}
