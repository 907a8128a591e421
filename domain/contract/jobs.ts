import {
  currency,
  date,
  longText,
  money,
  oneOf,
  optional,
  reference,
  skillList,
  text,
  whole,
} from './fields.ts';
import { anyMove, defineNoun, type RowOf } from './noun.ts';

export const jobTypes = ['Full-time', 'Contract', 'Part-time', 'Freelance'] as const;
export const jobStatuses = ['Active', 'Paused', 'Closed'] as const;

/** A job posting of a recruiting company. */
export const jobs = defineNoun({
  name: 'jobs',
  label: 'Job Posting',
  plural: 'Job Postings',
  prefix: 'JOB',
  fields: {
    companyId: reference('Company', 'companies'),
    title: text('Job Title'),
    location: text('Location'),
    type: oneOf('Job Type', jobTypes),
    experience: text('Experience', 60),
    skills: skillList('Skills'),
    status: oneOf('Status', jobStatuses),
    applications: whole('Applications'),
    views: whole('Views'),
    postedDate: date('Posted'),
    deadline: optional(date('Application Deadline')),
    salary: text('Salary Range', 80),
    salaryMin: optional(money('Salary From')),
    salaryMax: optional(money('Salary To')),
    currency: currency(),
    description: optional(longText('Description', 8000)),
  },
  fixed: ['companyId'],
  serverSet: ['applications', 'views', 'postedDate'],
  defaults: { type: 'Full-time', currency: 'USD', skills: [] },
  search: ['title', 'location', 'skills'],
  title: 'title',
  lifecycles: [
    { field: 'status', initial: jobStatuses, moves: anyMove(jobStatuses, ['recruiter', 'admin']) },
  ],
});
export type Job = RowOf<typeof jobs>;
