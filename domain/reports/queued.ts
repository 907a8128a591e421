/** Values that queue a report again, with the permissions of this person. */
export const queuedBy = (askedById: string | null): Record<string, unknown> => ({
  status: 'Processing',
  progress: 0,
  failure: null,
  askedById,
  attempts: 0,
  takenUntil: null,
});
