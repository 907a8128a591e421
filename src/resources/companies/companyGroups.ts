import type { FieldGroup } from '../../components/screens/forms/fieldGroups.ts';

/** The fields of a company by group, in the order of its pages and forms. */
export const companyGroups: readonly FieldGroup[] = [
  {
    labelKey: 'pages.companies.profile',
    fields: [
      'name',
      'type',
      'industry',
      'specialization',
      'size',
      'location',
      'timeZone',
      'website',
      'founded',
      'employees',
      'revenue',
      'currency',
      'description',
    ],
  },
  { labelKey: 'pages.companies.contact', fields: ['contactPerson', 'email', 'phone'] },
  {
    labelKey: 'pages.companies.status',
    fields: [
      'status',
      'verification',
      'subscription',
      'joinDate',
      'placements',
      'successRate',
      'statusReason',
      'verificationReason',
    ],
  },
  {
    labelKey: 'pages.companies.legal',
    fields: [
      'legalName',
      'country',
      'taxNumber',
      'registrationNumber',
      'gstNumber',
      'panNumber',
      'billingAddress',
      'bankDetails',
      'electronicAddress',
      'buyerReference',
    ],
  },
];
