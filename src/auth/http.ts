import ky, { isHTTPError, type RetryOptions } from 'ky';
import type { Code } from '../../domain/messages/message.ts';
import { inSite } from '../platform/siteAddress.ts';
import { isAnswer, toApiError } from './toApiError.ts';

/**
 * An overloaded server refuses a call before it begins, and says when to send it again. A person who waits a
 * few seconds sees the page instead of an error.
 */
export const retry: RetryOptions = {
  limit: 3,
  methods: ['get', 'head', 'post', 'put', 'delete'],
  statusCodes: [503],
  shouldRetry: ({ error }) => (isRefusal(error, 'server.overloaded') ? undefined : false),
};
export const isRefusal = (error: Error, code: Code): boolean =>
  isHTTPError(error) && isAnswer(error.data) && error.data.code === code;

/** Calls without a session: sign-in, refresh, health. */
export const http = ky.create({
  baseUrl: inSite('/api/v1/'),
  timeout: 10_000,
  retry,
  hooks: { beforeError: [({ error }) => toApiError(error)] },
});
