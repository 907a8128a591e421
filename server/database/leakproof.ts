import type { Client } from 'pg';

/**
 * Lets text and skill searches use their indexes under row-level security. PostgreSQL holds back a condition that it
 * does not know to be leakproof until the policy has passed each row; these tell nothing of the rows they are
 * tried on, as the patterns are ours and always well formed. Only the superuser of a cluster may say so, so it is said
 * where the cluster is our own; another PostgreSQL searches through the caller's own rows instead.
 */
export const trustSearchOperators = async (owner: Client): Promise<void> => {
  for (const operator of [
    'textlike(text, text)',
    'arrayoverlap(anyarray, anyarray)',
    'arraycontains(anyarray, anyarray)',
  ])
    await owner.query(`alter function pg_catalog.${operator} leakproof`);
};
