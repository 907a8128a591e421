import { scopeFor, scopesOf } from '../domain/access/can.ts';
import type { Job } from '../domain/contract/hiring/jobs.ts';
import { nounOf } from '../domain/contract/index.ts';
import { RowMissing } from '../domain/errors.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** A job that this person may see; an error without one. */
export const readJob = async ({ actor, rows }: UnitOfWork, id: string): Promise<Job> => {
  const job = await rows.own.find('jobs', id);
  if (!job || !scopeFor(scopesOf(actor, 'show', 'jobs'), job)) throw RowMissing(nounOf('jobs'));
  return job;
};
