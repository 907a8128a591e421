/** One sign-in of a person, as they see it. `id` names it to them alone and is no part of its tokens; `current` is the one that asks. */
export type OwnSession = {
  id: string;
  device: string | null;
  network: string | null;
  createdAt: string;
  seenAt: string;
  current: boolean;
};
