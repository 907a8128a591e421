import type { Code, Told, Values } from '../../domain/messages/message.ts';
import { spoken } from '../i18n/spoken.ts';

/** The server's error response. `errors` is by form field. */
export interface ErrorAnswer {
  success?: false;
  code?: string;
  message?: string;
  values?: Values;
  errors?: Record<string, Told | string>;
  details?: unknown;
  requestId?: string;
}

/** The same with texts in the language of the page. */
type ErrorTexts = Omit<ErrorAnswer, 'errors'> & { errors?: Record<string, string> };

/**
 * A refused or failed call, in the shape of react-admin's HttpError: forms show `body.errors` under their
 * fields. `status` is 0 without a response; the message is then a translation key.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly body: ErrorTexts;
  /** The response as it came. */
  readonly answer: ErrorAnswer;

  constructor(message: string, status: number, answer: ErrorAnswer = {}) {
    const body = inPageLanguage(answer);
    super(body.message || message);
    this.name = 'HttpError';
    this.status = status;
    this.code = answer.code ?? '';
    this.body = body;
    this.answer = answer;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/** The server's own texts stay where the page's language has none: in English, and for codes of a newer server. */
const inPageLanguage = ({ errors, ...answer }: ErrorAnswer): ErrorTexts => {
  const { code, values = {}, message } = answer;
  const said = Object.entries(errors ?? {}).map(
    ([field, told]) => [field, typeof told === 'string' ? told : told.message, saidOf(told)] as const,
  );
  const text =
    code === 'row.invalid' && said.length > 0
      ? said.every(([, , inLanguage]) => inLanguage !== undefined) &&
        said.map(([, , inLanguage]) => inLanguage).join(' ')
      : code && spoken({ code: code as Code, values });
  return {
    ...answer,
    ...((text || message) && { message: text || message }),
    ...(errors && {
      errors: Object.fromEntries(said.map(([field, own, inLanguage]) => [field, inLanguage ?? own])),
    }),
  };
};

const saidOf = (told: Told | string): string | undefined =>
  typeof told === 'string' ? undefined : spoken(told);
