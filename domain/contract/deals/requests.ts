import type { Faults } from '../../messages/message.ts';
import {
  currency,
  date,
  flag,
  instant,
  list,
  longText,
  money,
  moneyFrom,
  oneOf,
  optional,
  reference,
  text,
  whole,
} from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { both, operators, providers } from '../seenBy.ts';
import {
  endedStatuses,
  endReasons,
  lacksReason,
  lifecycleOf,
  requestMoves,
  requestStatuses,
} from './dealMoves.ts';
import { roleList } from './roles.ts';

export { openRequestStatuses, requestStatuses } from './dealMoves.ts';
export const urgencies = ['High', 'Medium', 'Low'] as const;

/** A request that has ended without an award: no further proposals or questions. */
export const isClosed = (status: string): boolean => endedStatuses('requests').includes(status);

/**
 * A recruiter asks a provider for candidates, for one of its jobs or none. Both sides see it and all its
 * steps in `requestSteps`. `response` is the provider's latest answer, `answeredAt` the time of its first,
 * `seenAt` when the provider first opened it. One that belongs to a requisition copies what was asked, as the
 * provider does not see the requisition.
 */
export const requests = defineNoun({
  name: 'requests',
  label: 'Request',
  plural: 'Requests',
  prefix: 'RR',
  fields: {
    recruiterId: both(reference('Company', 'companies')),
    providerId: both(reference('Provider', 'companies')),
    candidateId: both(optional(reference('Resource', 'candidates'))),
    jobId: both(optional(reference('Job', 'jobs'))),
    requisitionId: both(optional(reference('Requisition', 'requisitions'))),
    /** The hot list on which the recruiter found the candidate. */
    hotListRecipientId: both(optional(reference('Hot List', 'hotListRecipients', 'kept'))),
    position: both(text('Position')),
    skills: both(list('Skills')),
    roles: both(roleList('Roles')),
    headCount: both(optional(whole('Head Count', 1, 99))),
    startDate: both(optional(date('Start Date'))),
    duration: both(text('Duration', 60)),
    rateMin: both(optional(moneyFrom('Rate From', 'rateMax'))),
    rateMax: both(optional(money('Rate To'))),
    currency: both(currency()),
    urgency: both(oneOf('Urgency', urgencies)),
    respondBy: both(optional(date('Respond By'))),
    status: both(oneOf('Status', requestStatuses)),
    message: both(optional(longText('Message', 2000))),
    response: both(optional(longText('Response', 2000))),
    endReason: both(optional(oneOf('End Reason', endReasons))),
    reason: both(optional(longText('Reason', 1000))),
    answeredAt: both(optional(instant('Answered'))),
    seenAt: both(optional(instant('Seen'))),
    received: both(date('Received')),
    /** The recruiter does not know the provider of the masked candidate yet. */
    masked: providers(flag('Masked')),
    /** What the recruiter reads in place of the provider's texts while it does not know the candidate. */
    maskedResponse: operators(optional(longText('Masked Response', 2000))),
    maskedReason: operators(optional(longText('Masked Reason', 1000))),
  },
  fixed: ['recruiterId', 'providerId', 'candidateId', 'hotListRecipientId'],
  serverSet: [
    'requisitionId',
    'roles',
    'response',
    'answeredAt',
    'seenAt',
    'received',
    'masked',
    'maskedResponse',
    'maskedReason',
  ],
  defaults: { currency: 'USD', urgency: 'Medium', skills: [], roles: [], masked: false },
  inCharge: [],
  search: ['position', 'skills'],
  title: 'position',
  lifecycles: [lifecycleOf(requestMoves, ['Pending Response'])],
  stamps: [
    { field: 'status', to: 'Proposal Sent', writes: 'answeredAt', as: 'instant', once: true },
    { field: 'status', to: 'Declined', writes: 'answeredAt', as: 'instant', once: true },
  ],
  check: (request): Faults => ({
    ...(request.rateMin !== null &&
      request.rateMax !== null &&
      request.rateMax < request.rateMin && { rateMax: 'requests.rate-range' }),
    ...(lacksReason(request) && { reason: 'value.reason-needed' }),
  }),
  frozen: ({ status }) => (isClosed(status) ? 'requests.closed' : null),
});
export type Request = RowOf<typeof requests>;
