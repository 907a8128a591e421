import type { FieldGroup } from '../../components/screens/fieldGroups.ts';

const asked: FieldGroup = {
  labelKey: 'pages.requests.asked',
  fields: [
    'position',
    'recruiterId',
    'providerId',
    'candidateId',
    'skills',
    'duration',
    'rateMin',
    'rateMax',
    'currency',
    'urgency',
    'received',
    'message',
  ],
};
const answered: FieldGroup = { labelKey: 'pages.requests.answered', fields: ['status', 'reason'] };

/** What a recruiter asks for and what the provider answers. */
export const requestGroups: readonly FieldGroup[] = [asked, answered];
/** What the request's page tells before its story. */
export const requestFacts: readonly FieldGroup[] = [
  { ...asked, fields: ['status', 'seenAt', ...asked.fields] },
];
