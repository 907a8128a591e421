import type { Requisition } from '../contract/deals/requisitions.ts';
import type { Job } from '../contract/hiring/jobs.ts';
import { readJobAd } from './readJobAd.ts';

type Described = Pick<
  Job,
  | 'title'
  | 'skills'
  | 'openings'
  | 'deadline'
  | 'salaryMin'
  | 'salaryMax'
  | 'salaryPer'
  | 'currency'
  | 'description'
>;
type Asked = Partial<
  Pick<
    Requisition,
    | 'startDate'
    | 'duration'
    | 'position'
    | 'skills'
    | 'headCount'
    | 'rateMin'
    | 'rateMax'
    | 'currency'
    | 'respondBy'
    | 'message'
  >
>;

/** In characters, as in requests and requisitions. */
const longestMessage = 2000;

/** The paragraphs from the beginning that fit, or as many words if not even one does. */
const beginningOf = (text: string): string => {
  if (text.length <= longestMessage) return text;
  const cut = text.slice(0, longestMessage);
  const end = [cut.lastIndexOf('\n'), cut.lastIndexOf(' ')].find((place) => place > 0) ?? longestMessage;
  return cut.slice(0, end).trimEnd();
};

/**
 * What is asked of providers for a job, as far as the job says so. Only pay by the hour is a rate. Its description
 * says when the work starts and how long it takes.
 */
export const askedForJob = (job: Described, today: string): Asked => {
  const { title, skills, openings, deadline, description, currency } = job;
  const { start, duration } = readJobAd(description ?? '', today);
  const day = start && start.value !== 'now' ? start.value.day : null;
  return {
    position: title,
    skills,
    headCount: Math.min(openings, 99),
    ...(job.salaryPer === 'Hour' && { rateMin: job.salaryMin, rateMax: job.salaryMax }),
    currency,
    ...(deadline !== null && deadline >= today && { respondBy: deadline }),
    ...(day !== null && day >= today && { startDate: day }),
    ...(duration && { duration: duration.value }),
    ...(description && { message: beginningOf(description) }),
  };
};
