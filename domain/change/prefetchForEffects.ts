import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import type { Prefetched, Reader, Values } from './context.ts';

/** Asks, while an edit is planned, what its effects have to know and cannot look up later. */
export const prefetchForEffects = async (
  name: NounName,
  before: Row,
  changes: Values,
  reader: Reader,
): Promise<Prefetched> => {
  if (name !== 'applications' || changes.status !== 'In Pipeline') return {};
  const job = await reader.find('jobs', String(before.jobId));
  const score = job && (await reader.matchScore?.(job, String(before.candidateId)));
  return { matchScore: score ?? null };
};
