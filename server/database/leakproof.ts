import { openClient } from './openClient.ts';

/**
 * Lets text and skill searches use their indexes under row-level security. PostgreSQL holds back a condition that it
 * does not know to be leakproof until the policy has passed each row; these tell nothing of the rows they are
 * tried on, as the patterns are ours and always well formed. Only the superuser of a cluster may say so, so it is said
 * where the cluster is our own; another PostgreSQL searches through the caller's own rows instead.
 */
export const trustSearchOperators = async (superuserUrl: string): Promise<void> => {
  const superuser = await openClient({ connectionString: superuserUrl });
  try {
    await superuser.query(operators.map(trust).join(';'));
  } finally {
    await superuser.end();
  }
};

const operators = [
  'textlike(text, text)',
  'arrayoverlap(anyarray, anyarray)',
  'arraycontains(anyarray, anyarray)',
];
const trust = (operator: string) => `alter function pg_catalog.${operator} leakproof`;
