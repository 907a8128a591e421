import type { Row } from '../contract/noun.ts';
import { Conflict } from '../errors.ts';
import type { Reader, Values } from './context.ts';

/** What a pipeline keeps of a person, as the provider tells it now. */
export const asSeen = ({ companyId, name, title, skills, experience, location }: Row): Values => ({
  providerId: companyId,
  name,
  title,
  skills,
  experience,
  location,
});

/** One live entry per job and person, and one without a job: the second is told which the first is. */
export const refuseTwice = async (entry: Values, reader: Reader): Promise<void> => {
  const { id, companyId, candidateId, jobId } = entry;
  await reader.hold(`live entry ${companyId} ${candidateId} ${jobId}`, 'alone');
  const live = await reader.findAll('pipelineEntries', { companyId, candidateId, jobId, outcome: 'Live' });
  const other = live.find((row) => row.id !== id);
  if (!other) return;
  const message = `${other.name} is already in this pipeline (${other.id}, ${other.stage})`;
  throw Conflict(message, { candidateId: message });
};
