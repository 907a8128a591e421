import { ApiError, isApiError } from '../auth/ApiError.ts';

/** The number of connections a browser opens to one host, so that no request times out in a queue. */
const atOnce = 6;

/**
 * Calls an action for each id. All are tried; if some fail, the error contains their number, the first
 * reason, and every failed id in `body.details.failed`.
 */
export const inBatches = async (
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
): Promise<string[]> => {
  const failed: { id: string; reason: unknown }[] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const batch = ids.slice(from, from + atOnce);
    const results = await Promise.allSettled(batch.map(act));
    for (const [place, result] of results.entries())
      if (result.status === 'rejected') failed.push({ id: batch[place] as string, reason: result.reason });
  }
  if (failed.length) throw failureOf(failed, ids.length);
  return [...ids];
};

const failureOf = (failed: readonly { id: string; reason: unknown }[], tried: number): ApiError => {
  const first = failed[0]?.reason;
  const details = { failed: failed.map(({ id, reason }) => ({ id, message: messageOf(reason) })) };
  const { status, code } = isApiError(first) ? first : { status: 0, code: '' };
  const message = `${failed.length} of ${tried} failed: ${messageOf(first)}`;
  return new ApiError(message, status, { success: false, code, message, details } as object);
};

const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));
