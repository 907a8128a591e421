import { scopeFor, scopesOf, visible } from '../domain/access/can.ts';
import type { Application } from '../domain/contract/hiring/applications.ts';
import type { Criteria } from '../domain/matching/criteria.ts';
import { mostApplicants } from '../domain/matching/market/applicants.ts';
import { jobCriteria } from '../domain/matching/market/jobCriteria.ts';
import { readJob } from './readJob.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** What a job asks for, its newest applications, and how many there are in all. */
export const readApplicants = async (
  work: UnitOfWork,
  { id }: { id: string },
): Promise<{ criteria: Criteria; applications: Application[]; all: number }> => {
  const {
    actor,
    rows: { own },
  } = work;
  const job = await readJob(work, id);
  const scopes = scopesOf(actor, 'list', 'applications');
  const { rows, total } = await own.list('applications', scopes, {
    conditions: [{ field: 'jobId', operator: 'eq', value: id }],
    q: '',
    searched: [],
    sort: { field: 'received', order: 'DESC' },
    from: 0,
    to: mostApplicants - 1,
  });
  const applications = rows.flatMap((row) => {
    const scope = scopeFor(scopes, row);
    return scope ? [visible(scope, row) as Application] : [];
  });
  return { criteria: jobCriteria(job), applications, all: total };
};
