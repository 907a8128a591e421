import type { FieldGroup } from '../../components/screens/forms/fieldGroups.ts';

const groupsWith = (pay: readonly string[]): readonly FieldGroup[] => [
  {
    labelKey: 'pages.jobs.posting',
    fields: [
      'title',
      'companyId',
      'location',
      'workplace',
      'type',
      'experience',
      'skills',
      'mustSkills',
      'openings',
      'hiringManagerId',
      'description',
    ],
  },
  { labelKey: 'pages.jobs.pay', fields: pay },
  { labelKey: 'pages.jobs.run', fields: ['status', 'deadline', 'postedDate', 'applications', 'views'] },
];

/** The fields of a job posting by group, as its forms ask for them. */
export const jobGroups = groupsWith(['salaryMin', 'salaryMax', 'currency', 'salaryPer', 'salary']);

/** The same on its page, where the range alone states the salary. */
export const jobPageGroups = groupsWith(['salary']);
