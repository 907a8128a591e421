import type { Faults } from '../../messages/message.ts';
import { instant, longText, oneOf, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

export const incidentEventKinds = ['reported', 'status', 'severity', 'assigned', 'note'] as const;

/**
 * One dated event of a security incident: actions are written by the store with the change itself, notes by
 * the people working on it. `from` and `to` are states, severities or names of operators; a resolution is in
 * `note`.
 */
export const incidentEvents = defineNoun({
  name: 'incidentEvents',
  label: 'Incident Event',
  plural: 'Incident Events',
  prefix: 'IE',
  fields: {
    incidentId: reference('Incident', 'incidents', 'removed'),
    kind: oneOf('Kind', incidentEventKinds),
    from: optional(text('From')),
    to: optional(text('To')),
    note: optional(longText('Note', 1000)),
    authorId: optional(reference('User Account', 'users', 'kept')),
    author: text('User'),
    at: instant('Date'),
  },
  serverSet: ['from', 'to', 'authorId', 'author', 'at'],
  search: [],
  title: 'id',
  check: ({ kind, note }): Faults => (kind === 'note' && !note ? { note: 'text.note-needed' } : {}),
});
export type IncidentEvent = RowOf<typeof incidentEvents>;
