import { api } from './api.ts';
import { call } from './call.ts';

/**
 * Reports user activity to the server; failures are ignored, as the next report follows soon. The response is
 * read to its end, as an unread one keeps its connection.
 */
export const showPresence = () => {
  call('GET /auth/profile', {}, { by: api }).catch(() => undefined);
};
