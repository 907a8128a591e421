/**
 * One of a user's sessions as shown to them. `id` is not part of its tokens; `current` marks the session of
 * this request.
 */
export type OwnSession = {
  id: string;
  device: string | null;
  network: string | null;
  createdAt: string;
  seenAt: string;
  current: boolean;
};
