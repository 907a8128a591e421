/** Finds the latest envelope of a contract. */
export const latestEnvelope = (contractId: string | undefined) => ({
  filter: { contractId },
  sort: { field: 'id', order: 'DESC' } as const,
  pagination: { page: 1, perPage: 1 },
});
