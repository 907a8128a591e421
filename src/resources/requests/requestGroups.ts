import type { FieldGroup } from '../../components/screens/forms/fieldGroups.ts';

const asked: FieldGroup = {
  labelKey: 'pages.requests.asked',
  fields: [
    'position',
    'jobId',
    'recruiterId',
    'providerId',
    'candidateId',
    'skills',
    'roles',
    'headCount',
    'startDate',
    'duration',
    'rateMin',
    'rateMax',
    'currency',
    'urgency',
    'respondBy',
    'received',
    'message',
  ],
};
const answered: FieldGroup = {
  labelKey: 'pages.requests.answered',
  fields: ['status', 'endReason', 'reason'],
};

/** The fields of the request and of the provider's answer, by group. */
export const requestGroups: readonly FieldGroup[] = [asked, answered];
/** The groups shown on the request's page above its history. */
export const requestFacts: readonly FieldGroup[] = [
  { ...asked, fields: ['status', 'seenAt', 'hotListRecipientId', ...asked.fields] },
];
