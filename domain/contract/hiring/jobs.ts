import type { Faults } from '../../messages/message.ts';
import { skillKey, spellSkills } from '../../skills/spelling.ts';
import { experienceRange } from '../candidates/experienceRange.ts';
import { jobType } from '../candidates/jobTypes.ts';
import { workplace } from '../candidates/workplaces.ts';
import { customValues } from '../customFields/customValues.ts';
import {
  currency,
  date,
  flag,
  longText,
  money,
  oneOf,
  optional,
  reference,
  skillList,
  text,
  whole,
} from '../fields.ts';
import { anyMove, defineNoun, type RowOf } from '../noun.ts';
import { both, ownRecruiter, recruiters } from '../seenBy.ts';
import { payPeriods, salaryRange } from './salaryRange.ts';

const jobStatuses = ['Active', 'Paused', 'Closed'] as const;

/** In characters. */
export const longestDescription = 10_000;

/** Amounts state the salary; a text does only without them. */
const hasPay = (form: Record<string, unknown>): boolean => form.salaryMin != null || form.salaryMax != null;

/** A job posting of a recruiting company. `listed` means visible to providers and visitors. */
export const jobs = defineNoun({
  name: 'jobs',
  label: 'Job Posting',
  plural: 'Job Postings',
  prefix: 'JOB',
  fields: {
    companyId: both(reference('Company', 'companies')),
    title: both(text('Job Title')),
    location: both(text('Location')),
    workplace: both(optional(workplace())),
    type: both(jobType()),
    experience: both(experienceRange('Experience')),
    skills: both(skillList('Skills')),
    mustSkills: both(skillList('Must-Have Skills')),
    openings: both(whole('Openings', 1, 999)),
    hiringManagerId: recruiters(optional(reference('Hiring Manager', 'users', 'kept'))),
    status: both(oneOf('Status', jobStatuses)),
    listed: both(flag('Listed')),
    applications: both(whole('Applications')),
    views: both(whole('Views')),
    postedDate: both(date('Posted')),
    deadline: both(optional(date('Application Deadline'))),
    salary: both(text('Salary Range', 80)),
    salaryMin: both(optional(money('Salary From'))),
    salaryMax: both(optional(money('Salary To'))),
    salaryPer: both(oneOf('Paid Per', payPeriods)),
    currency: both(currency()),
    description: both(optional(longText('Description', longestDescription))),
    customFields: ownRecruiter(optional(customValues('Custom Fields'))),
  },
  fixed: ['companyId'],
  serverSet: ['listed', 'applications', 'views', 'postedDate'],
  defaults: {
    type: 'Full-time',
    salaryPer: 'Year',
    currency: 'USD',
    skills: [],
    mustSkills: [],
    openings: 1,
  },
  assumed: (form) => (hasPay(form) ? { salary: '–' } : {}),
  notAsked: (form) => (hasPay(form) ? ['salary'] : []),
  derive: (job) => ({
    skills: spellSkills([...job.skills, ...job.mustSkills], new Map()),
    salary: salaryRange(job) ?? job.salary,
  }),
  confidential: ['customFields'],
  inCharge: ['hiringManagerId'],
  search: ['title', 'location', 'skills'],
  title: 'title',
  lifecycles: [
    { field: 'status', initial: jobStatuses, moves: anyMove(jobStatuses, ['recruiter', 'admin']) },
  ],
  check: ({ deadline, postedDate, salaryMin, salaryMax }): Faults => ({
    ...(deadline !== null && deadline < postedDate && { deadline: 'jobs.deadline-early' }),
    ...(salaryMin !== null &&
      salaryMax !== null &&
      salaryMax < salaryMin && { salaryMax: 'jobs.salary-range' }),
  }),
});
export type Job = RowOf<typeof jobs>;

/** The must-haves that are still among a job's skills, after skills were removed. */
export const mustsAmong = (skills: readonly string[], musts: readonly string[]): string[] => {
  const keys = new Set(skills.map(skillKey));
  return musts.filter((must) => keys.has(skillKey(must)));
};

/** Whether others than its company see this posting, given the company's status. */
export const isJobListed = (job: { status: string }, companyStatus: string): boolean =>
  job.status === 'Active' && companyStatus === 'Active';

/** Whether candidates can still be submitted on this day, including the day of the deadline. */
export const isOpenOn = ({ status, deadline }: Pick<Job, 'status' | 'deadline'>, day: string): boolean =>
  status === 'Active' && (deadline === null || deadline >= day);
