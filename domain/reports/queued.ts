import type { Values } from '../change/context.ts';

/** What makes a report wait for its turn anew, with the eyes of this person. */
export const queuedBy = (askedById: string | null): Values => ({
  status: 'Processing',
  progress: 0,
  failure: null,
  askedById,
  attempts: 0,
  takenUntil: null,
});
