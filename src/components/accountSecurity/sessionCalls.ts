import { api } from '../../auth/api.ts';

/** One sign-in of the person: `current` is the one this page uses. */
export type OwnSession = {
  id: string;
  device: string | null;
  network: string | null;
  createdAt: string;
  seenAt: string;
  current: boolean;
};

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
