import type { FieldGroup } from '../../components/screens/fieldGroups.ts';

/** What a job posting says and what became of it. */
export const jobGroups: readonly FieldGroup[] = [
  {
    labelKey: 'pages.jobs.posting',
    fields: ['title', 'companyId', 'location', 'type', 'experience', 'skills', 'description'],
  },
  { labelKey: 'pages.jobs.pay', fields: ['salary', 'salaryPer', 'salaryMin', 'salaryMax', 'currency'] },
  { labelKey: 'pages.jobs.run', fields: ['status', 'deadline', 'postedDate', 'applications', 'views'] },
];
