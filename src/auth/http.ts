import ky from 'ky';
import { inSite } from '../platform/siteAddress.ts';
import { toApiError } from './toApiError.ts';

/** Calls without a session: sign-in, refresh, health. */
export const http = ky.create({
  baseUrl: inSite('/api/v1/'),
  timeout: 10_000,
  retry: 0,
  hooks: { beforeError: [({ error }) => toApiError(error)] },
});
