import type { FieldGroup } from '../../components/screens/forms/fieldGroups.ts';
import { AgreedRatesOfForm } from '../agreedRates/AgreedRates.tsx';

/** The fields of a candidate by group; some are visible only to the candidate's own provider. */
export const candidateGroups: readonly FieldGroup[] = [
  {
    labelKey: 'pages.candidates.person',
    fields: [
      'photo',
      'name',
      'title',
      'companyId',
      'location',
      'experience',
      'skills',
      'skillUses',
      'confirmedSkills',
      'skillsConfirmed',
      'summary',
    ],
  },
  {
    labelKey: 'pages.candidates.history',
    fields: ['engagements', 'education', 'certificates', 'languages'],
  },
  {
    labelKey: 'pages.candidates.availability',
    fields: [
      'status',
      'availability',
      'availableFrom',
      'availabilityConfirmed',
      'bookedUntil',
      'jobTypes',
      'workplaces',
      'benchSince',
      'published',
      'listed',
      'identity',
    ],
  },
  { labelKey: 'pages.candidates.rate', fields: ['rate', 'cost', 'currency'], below: AgreedRatesOfForm },
  { labelKey: 'pages.candidates.contact', fields: ['email', 'phone'] },
  { labelKey: 'pages.candidates.interest', fields: ['profileViews', 'requests', 'lastActive'] },
  { labelKey: 'pages.candidates.internal', fields: ['notes'] },
];

/** The groups of the forms. The page shows custom values below the others, each as a field of its own. */
export const candidateFormGroups: readonly FieldGroup[] = [...candidateGroups, { fields: ['customFields'] }];
