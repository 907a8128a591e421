import type { Company } from '../contract/accounts/companies.ts';
import { isOpenOn, type Job } from '../contract/hiring/jobs.ts';

/** The fields of a job on its public page. */
export const publicFields = [
  'id',
  'companyId',
  'title',
  'location',
  'workplace',
  'type',
  'experience',
  'skills',
  'openings',
  'status',
  'postedDate',
  'deadline',
  'salary',
  'salaryMin',
  'salaryMax',
  'salaryPer',
  'currency',
  'description',
  'updatedAt',
] as const;

/** Public fields of a job and of its company. */
export type PublicJob = Pick<Job, (typeof publicFields)[number]> & {
  company: Pick<Company, 'name' | 'website' | 'status'>;
};

export const jobsPerPage = 20;

/** Gone means closed or past its deadline; a paused job may return, so it is only not found. */
export const stateOfPage = (job: PublicJob | null, day: string): 'open' | 'closed' | 'missing' => {
  if (job?.company.status !== 'Active' || job.status === 'Paused') return 'missing';
  return isOpenOn(job, day) ? 'open' : 'closed';
};
