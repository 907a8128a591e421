import { oneOf, someOf } from '../fields.ts';

/** How somebody is employed; the type of a contract (SOW, C2H) is another matter. */
export const jobTypes = ['Full-time', 'Contract', 'Part-time', 'Freelance'] as const;
export type JobType = (typeof jobTypes)[number];

export const jobType = () => oneOf('Job Type', jobTypes);

/** The types that a candidate accepts; none stated is any. */
export const acceptedJobTypes = () => someOf('Open To', jobTypes);

/** Whether somebody accepts this job type or workplace, or does not say which they accept. */
export const isOpenTo = <T>(accepted: readonly T[], one: T): boolean =>
  accepted.length === 0 || accepted.includes(one);
