import ky, { isHTTPError, type RetryOptions } from 'ky';
import { inSite } from '../platform/siteAddress.ts';
import { isAnswer, toApiError } from './toApiError.ts';

/**
 * An overloaded server refuses a call before it begins, and says when to send it again. A person who waits a
 * few seconds sees the page instead of an error.
 */
const retry: RetryOptions = {
  limit: 3,
  methods: ['get', 'head', 'post', 'put', 'delete'],
  statusCodes: [503],
  shouldRetry: ({ error }) => (isOverloaded(error) ? undefined : false),
};
const isOverloaded = (error: Error): boolean =>
  isHTTPError(error) && isAnswer(error.data) && error.data.code === 'server.overloaded';

/** Calls without a session: sign-in, refresh, health. */
export const http = ky.create({
  baseUrl: inSite('/api/v1/'),
  timeout: 10_000,
  retry,
  hooks: { beforeError: [({ error }) => toApiError(error)] },
});
