import type { OwnSession } from '../../../domain/security/ownSession.ts';
import { api } from '../../auth/api.ts';

const path = 'auth/sessions';

/** API calls for the user's sessions. */
export const sessionCalls = {
  list: (signal?: AbortSignal) =>
    api
      .get(path, { signal })
      .json<{ data: OwnSession[] }>()
      .then(({ data }) => data),
  end: (id: string) => api.delete(`${path}/${encodeURIComponent(id)}`),
  endOthers: () => api.delete(path),
};
