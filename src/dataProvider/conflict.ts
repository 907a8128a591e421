import type { Row } from '../../domain/contract/noun.ts';
import { type ApiError, isApiError } from '../auth/ApiError.ts';

/** An edit or delete of a row that someone else has changed since; `current` is its latest state. */
type StaleError = ApiError & { body: { details: { current: Row } } };

export const isStale = (error: unknown): error is StaleError =>
  isApiError(error) && error.status === 412 && currentOf(error.body) !== undefined;

/** The latest state of the row when an edit was refused because of a conflict. */
export const currentRow = (error: unknown): Row | undefined =>
  isStale(error) ? error.body.details.current : undefined;

const currentOf = (body: object): unknown =>
  (body as { details?: { current?: unknown } | null }).details?.current ?? undefined;
