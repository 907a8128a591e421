import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import type { Prefetched, Reader, Values } from './context.ts';

/** Reads values while an edit is planned that its effects need and cannot read later. */
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
