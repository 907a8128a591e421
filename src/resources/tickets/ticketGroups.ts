import type { FieldGroup } from '../../components/screens/fieldGroups.ts';

/** A ticket's question and who deals with it. */
export const ticketGroups: readonly FieldGroup[] = [
  {
    labelKey: 'pages.tickets.question',
    fields: ['title', 'category', 'companyId', 'requesterId', 'description'],
  },
  {
    labelKey: 'pages.tickets.handling',
    fields: ['status', 'priority', 'assigneeId', 'responseMinutes', 'satisfaction', 'resolvedAt'],
  },
];
