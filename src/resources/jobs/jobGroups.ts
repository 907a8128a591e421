import type { FieldGroup } from '../../components/screens/fieldGroups.ts';

/** The fields of a job posting by group. */
export const jobGroups: readonly FieldGroup[] = [
  {
    labelKey: 'pages.jobs.posting',
    fields: ['title', 'companyId', 'location', 'type', 'experience', 'skills', 'description'],
  },
  { labelKey: 'pages.jobs.pay', fields: ['salary', 'salaryPer', 'salaryMin', 'salaryMax', 'currency'] },
  { labelKey: 'pages.jobs.run', fields: ['status', 'deadline', 'postedDate', 'applications', 'views'] },
];
