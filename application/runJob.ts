import { Conflict, NotAllowed, NotFound } from '../domain/errors.ts';
import { type BackgroundJob, mayRunJobs } from '../domain/health/backgroundJobs.ts';
import { record } from './audit.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** Makes a job due now unless it is running, and returns it; null if there is no such job. */
export type MakeDue = (name: string) => Promise<BackgroundJob | null>;

/** Makes a background job due now, and records who asked for the run. It does not wait for it. */
export const runJob = async (work: UnitOfWork, makeDue: MakeDue, name: string): Promise<BackgroundJob> => {
  if (!mayRunJobs(work.actor)) throw NotAllowed();
  const job = await makeDue(name);
  if (!job) throw NotFound('job.missing');
  if (job.state === 'running') throw Conflict('job.running');
  await record(work, { action: 'run background job', noun: 'backgroundJobs', target: name, companyId: null });
  return job;
};
