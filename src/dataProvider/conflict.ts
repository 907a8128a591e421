import type { Row } from '../../domain/contract/noun.ts';
import { type ApiError, isApiError } from '../auth/ApiError.ts';

/** An edit or a delete made from a row that somebody else has changed since; `current` is the row as it stands. */
export type StaleError = ApiError & { body: { details: { current: Row } } };

export const isStale = (error: unknown): error is StaleError =>
  isApiError(error) && error.status === 412 && currentOf(error.body) !== undefined;

/** The row as it stands, when an edit was refused because somebody else was first. */
export const currentRow = (error: unknown): Row | undefined =>
  isStale(error) ? error.body.details.current : undefined;

const currentOf = (body: object): unknown =>
  (body as { details?: { current?: unknown } | null }).details?.current ?? undefined;
