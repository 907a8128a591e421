import type { Faults } from '../../messages/message.ts';
import { date, longText, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

/**
 * Days on which a provider keeps a candidate free for someone. Releasing the hold deletes it. A quote holds its
 * candidate until it is decided, and an award until the contract is signed.
 */
export const holds = defineNoun({
  name: 'holds',
  label: 'Hold',
  plural: 'Holds',
  prefix: 'HD',
  fields: {
    companyId: reference('Provider', 'companies'),
    candidateId: reference('Resource', 'candidates', 'removed'),
    recruiterId: optional(reference('Held For', 'companies')),
    heldFor: optional(text('Other Client')),
    startDate: date('From'),
    endDate: date('Until'),
    proposalId: optional(reference('Proposal', 'proposals', 'removed')),
    note: optional(longText('Note', 500)),
  },
  fixed: ['companyId', 'candidateId'],
  serverSet: ['proposalId'],
  search: ['heldFor'],
  title: 'id',
  check: ({ startDate, endDate, recruiterId, heldFor }): Faults => ({
    ...(endDate < startDate && { endDate: 'date.before-first-day' }),
    ...(recruiterId === null && heldFor === null && { heldFor: 'candidates.hold-for' }),
  }),
});
export type Hold = RowOf<typeof holds>;
