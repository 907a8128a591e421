import { HttpResponse } from 'msw/http';
import { isApiError } from '../auth/ApiError.ts';
import { answering } from '../dataProvider/httpErrors.ts';

export const bodyOf = (request: Request): Promise<unknown> => request.json().catch(() => ({}));

/** The response of `act`. A refusal becomes the server's error response. */
export const answered = async (act: () => Promise<Response>): Promise<Response> => {
  try {
    return await answering(act);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return HttpResponse.json(error.body as object, { status: error.status });
  }
};

/** A response in the server's envelope, for operations that return no row. */
export const enveloped = (message: string, answer: () => unknown, status = 200) =>
  answered(async () => {
    const data = await answer();
    const body = { success: true, data, message, timestamp: new Date().toISOString() };
    return HttpResponse.json(body as object, { status });
  });
