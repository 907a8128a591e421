import type { FieldGroup } from '../../components/screens/forms/fieldGroups.ts';

/** The fields of a contract by group. */
export const contractGroups: readonly FieldGroup[] = [
  {
    labelKey: 'pages.contracts.parties',
    fields: ['employee', 'candidateId', 'client', 'recruiterId', 'providerId', 'type'],
  },
  {
    labelKey: 'pages.contracts.term',
    fields: [
      'status',
      'startDate',
      'endDate',
      'signedDate',
      'paperDocumentId',
      'overlapAgreed',
      'parentId',
      'endedOn',
      'endReason',
    ],
  },
  {
    labelKey: 'pages.contracts.value',
    fields: [
      'rate',
      'monthlyHours',
      'agreedValue',
      'totalValue',
      'currency',
      'conversionFee',
      'conversionFeeDue',
    ],
  },
  {
    labelKey: 'pages.contracts.hours',
    fields: ['overtimeAfter', 'overtimePercent', 'paymentTermDays', 'noticeDays'],
  },
  { labelKey: 'pages.contracts.text', fields: ['description', 'body'] },
];
