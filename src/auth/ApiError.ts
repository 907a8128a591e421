/** The server's error answer. `errors` names fields of the form that was sent. */
export interface ErrorAnswer {
  success?: false;
  code?: string;
  message?: string;
  errors?: Record<string, string>;
  details?: unknown;
  requestId?: string;
}

/**
 * A refused or failed call, in the shape react-admin expects of an HttpError: forms put `body.errors` under their fields.
 * `status` is 0 when no answer came; the message is then a translation key.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly body: ErrorAnswer;

  constructor(message: string, status: number, body: ErrorAnswer = {}) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.code = body.code ?? '';
    this.body = body;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
