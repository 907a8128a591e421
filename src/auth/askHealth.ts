import { http } from './http.ts';

/** Public information about the server. */
export interface Health {
  version?: string;
  /** `embedded`, `postgresql`, or `browser` in the demo. */
  database?: string;
  sampleData?: boolean;
}

export const askHealth = (signal?: AbortSignal): Promise<Health> =>
  http.get('health', { signal }).json<Health>();
