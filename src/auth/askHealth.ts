import type { ResponseAt } from '../../operations/routes.ts';
import { call } from './call.ts';

/** Public information about the server. */
export type Health = ResponseAt<'GET /health'>;

export const askHealth = (signal?: AbortSignal): Promise<Health> => call('GET /health', {}, { signal });
