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
const answered: FieldGroup = { labelKey: 'pages.requests.answered', fields: ['status', 'response'] };

/** What a recruiter asks for and what the provider answers. */
export const requestGroups: readonly FieldGroup[] = [asked, answered];
export const askedGroup = asked;
