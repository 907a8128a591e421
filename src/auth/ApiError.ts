/** The server's error response. `errors` is by form field. */
export interface ErrorAnswer {
  success?: false;
  code?: string;
  message?: string;
  errors?: Record<string, string>;
  details?: unknown;
  requestId?: string;
}

/**
 * A refused or failed call, in the shape of react-admin's HttpError: forms show `body.errors` under their
 * fields. `status` is
 * 0 without a response; the message is then a translation key.
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
