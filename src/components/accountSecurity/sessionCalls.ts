import type { OwnSession } from '../../../domain/security/ownSession.ts';
import { api } from '../../auth/api.ts';

const path = 'auth/sessions';

/** The signed-in person's sessions, by the server's own calls. */
export const sessionCalls = {
  list: (signal?: AbortSignal) =>
    api
      .get(path, { signal })
      .json<{ data: OwnSession[] }>()
      .then(({ data }) => data),
  end: (id: string) => api.delete(`${path}/${encodeURIComponent(id)}`),
  endOthers: () => api.delete(path),
};
