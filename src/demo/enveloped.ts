import { HttpResponse } from 'msw/http';
import { isApiError } from '../auth/ApiError.ts';
import { answering } from '../dataProvider/httpErrors.ts';

export const bodyOf = (request: Request): Promise<unknown> => request.json().catch(() => ({}));

/** An answer as the server gives it where it is about no row. */
export const enveloped = async (message: string, answer: () => unknown, status = 200) => {
  try {
    const data = await answering(answer);
    const body = { success: true, data, message, timestamp: new Date().toISOString() };
    return HttpResponse.json(body, { status });
  } catch (error) {
    if (!isApiError(error)) throw error;
    return HttpResponse.json(error.body as object, { status: error.status });
  }
};
