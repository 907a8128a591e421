import type { Faults } from '../../messages/message.ts';
import { flag, instant, longText, oneOf, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { endReasons, requestStatuses } from './dealMoves.ts';

export const stepKinds = [
  'question',
  'answer',
  'sent',
  'viewed',
  'proposal',
  'accepted',
  'declined',
  'withdrawn',
  'status',
  'countered',
  'revised',
  'shortlisted',
  'notAwarded',
  'expired',
] as const;
export const stepSides = ['provider', 'recruiter', 'platform'] as const;

/**
 * One dated step of a request, visible to both sides. People write questions and answers; every other step is
 * written by the store with the change it records.
 */
export const requestSteps = defineNoun({
  name: 'requestSteps',
  label: 'Step',
  plural: 'Steps',
  prefix: 'STEP',
  fields: {
    requestId: reference('Request', 'requests', 'removed'),
    providerId: reference('Provider', 'companies'),
    recruiterId: reference('Recruiter', 'companies'),
    proposalId: optional(reference('Proposal', 'proposals', 'kept')),
    kind: oneOf('Kind', stepKinds),
    side: oneOf('Side', stepSides),
    authorId: optional(reference('Author ID', 'users', 'kept')),
    author: text('Author'),
    from: optional(oneOf('From', requestStatuses)),
    to: optional(oneOf('To', requestStatuses)),
    endReason: optional(oneOf('End Reason', endReasons)),
    text: optional(longText('Text', 2000)),
    at: instant('Time'),
    masked: flag('Masked'),
    maskedAuthor: optional(text('Masked Author')),
    /** What the recruiter reads in place of the text while it does not know the candidate of the request. */
    maskedText: optional(longText('Masked Text', 2000)),
  },
  fixed: ['requestId', 'kind', 'text'],
  serverSet: [
    'providerId',
    'recruiterId',
    'proposalId',
    'side',
    'authorId',
    'author',
    'from',
    'to',
    'endReason',
    'at',
    'masked',
    'maskedAuthor',
    'maskedText',
  ],
  defaults: { masked: false },
  search: [],
  title: 'id',
  lifecycles: [{ field: 'kind', initial: ['question', 'answer'], moves: {} }],
  check: ({ kind, text: words }): Faults =>
    (kind === 'question' || kind === 'answer') && words === null ? { text: 'text.required' } : {},
});
export type RequestStep = RowOf<typeof requestSteps>;
