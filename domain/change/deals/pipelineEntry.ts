import { isMaskedFor, nameFor } from '../../access/masks.ts';
import type { Row } from '../../contract/noun.ts';
import { ConflictAt } from '../../errors.ts';
import type { Reader, Values } from '../context.ts';

/** Candidate details that a recruiter's pipeline entry copies from the provider's current row. */
export const asSeen = (candidate: Row, recruiterId: unknown): Values => {
  const { companyId, title, skills, experience, location } = candidate;
  return {
    providerId: companyId,
    name: nameFor(candidate, recruiterId),
    masked: isMaskedFor(candidate, recruiterId),
    title,
    skills,
    experience,
    location,
  };
};

/**
 * One active entry per job and candidate, and one without a job; a duplicate is refused with the name of the
 * first.
 */
export const refuseTwice = async (entry: Values, reader: Reader): Promise<void> => {
  const { id, companyId, candidateId, jobId } = entry;
  await reader.hold(`live entry ${companyId} ${candidateId} ${jobId}`, 'alone');
  const live = await reader.findAll('pipelineEntries', { companyId, candidateId, jobId, outcome: 'Live' });
  const other = live.find((row) => row.id !== id);
  if (!other) return;
  const { name, id: otherId, stage } = other;
  throw ConflictAt('candidateId', { code: 'pipeline.twice', values: { name, id: otherId, stage } });
};
