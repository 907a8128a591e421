import { openClient } from './openClient.ts';

/**
 * Lets text and skill searches use their indexes under row-level security. PostgreSQL delays conditions that
 * are not marked leakproof until the policy has passed each row. These functions reveal nothing about rows,
 * as the patterns are ours and always valid. Only a superuser can mark them, so this is done for the embedded
 * database; others filter by policy first.
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
