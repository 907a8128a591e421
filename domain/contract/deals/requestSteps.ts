import type { Faults } from '../../messages/message.ts';
import { flag, instant, longText, oneOf, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { both, operators } from '../seenBy.ts';
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
    requestId: both(reference('Request', 'requests', 'removed')),
    providerId: both(reference('Provider', 'companies')),
    recruiterId: both(reference('Recruiter', 'companies')),
    proposalId: both(optional(reference('Proposal', 'proposals', 'kept'))),
    kind: both(oneOf('Kind', stepKinds)),
    side: both(oneOf('Side', stepSides)),
    authorId: operators(optional(reference('Author ID', 'users', 'kept'))),
    author: both(text('Author')),
    from: both(optional(oneOf('From', requestStatuses))),
    to: both(optional(oneOf('To', requestStatuses))),
    endReason: both(optional(oneOf('End Reason', endReasons))),
    text: both(optional(longText('Text', 2000))),
    at: both(instant('Time')),
    masked: operators(flag('Masked')),
    maskedAuthor: operators(optional(text('Masked Author'))),
    /** What the recruiter reads in place of the text while it does not know the candidate of the request. */
    maskedText: operators(optional(longText('Masked Text', 2000))),
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
