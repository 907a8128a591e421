import { HttpResponse } from 'msw/http';
import { isApiError } from '../auth/ApiError.ts';
import { answering } from '../dataProvider/httpErrors.ts';

export const bodyOf = (request: Request): Promise<Record<string, unknown>> =>
  request.json().catch(() => ({}));

/** The response of `act`. A refusal becomes the server's error response. */
export const answered = async (act: () => Promise<Response>): Promise<Response> => {
  try {
    return await answering(act);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return HttpResponse.json(error.answer as object, { status: error.status });
  }
};

/** The server's envelope around this data. */
export const envelopeWith = <A>(message: string, data: A) => ({
  success: true,
  data,
  message,
  timestamp: new Date().toISOString(),
});
