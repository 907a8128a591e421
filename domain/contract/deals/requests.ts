import type { Faults } from '../../messages/message.ts';
import {
  currency,
  date,
  instant,
  list,
  longText,
  money,
  oneOf,
  optional,
  reference,
  text,
} from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

export const requestStatuses = [
  'Pending Response',
  'Under Review',
  'Proposal Sent',
  'Accepted',
  'Declined',
  'Withdrawn',
] as const;
const urgencies = ['High', 'Medium', 'Low'] as const;

/** A request that one side has ended: no further proposals or questions. */
export const isClosed = (status: string): boolean => status === 'Declined' || status === 'Withdrawn';

/**
 * A recruiter asks a provider for candidates, for one of its jobs or none. Both sides see it and all its
 * steps in `requestSteps`. `response` is the provider's latest answer, `answeredAt` the time of its first,
 * `seenAt` when the provider first opened it.
 */
export const requests = defineNoun({
  name: 'requests',
  label: 'Request',
  plural: 'Requests',
  prefix: 'RR',
  fields: {
    recruiterId: reference('Company', 'companies'),
    providerId: reference('Provider', 'companies'),
    candidateId: optional(reference('Resource', 'candidates')),
    jobId: optional(reference('Job', 'jobs')),
    position: text('Position'),
    skills: list('Skills'),
    duration: text('Duration', 60),
    rateMin: optional(money('Rate From')),
    rateMax: optional(money('Rate To')),
    currency: currency(),
    urgency: oneOf('Urgency', urgencies),
    status: oneOf('Status', requestStatuses),
    message: optional(longText('Message', 2000)),
    response: optional(longText('Response', 2000)),
    reason: optional(longText('Reason', 1000)),
    answeredAt: optional(instant('Answered')),
    seenAt: optional(instant('Seen')),
    received: date('Received'),
  },
  fixed: ['recruiterId', 'providerId', 'candidateId'],
  serverSet: ['response', 'answeredAt', 'seenAt', 'received'],
  defaults: { currency: 'USD', urgency: 'Medium', skills: [] },
  search: ['position', 'skills'],
  title: 'position',
  lifecycles: [
    {
      field: 'status',
      initial: ['Pending Response'],
      moves: {
        'Pending Response': {
          'Under Review': ['provider', 'admin'],
          'Proposal Sent': ['provider'],
          Declined: ['provider'],
          Withdrawn: ['recruiter'],
        },
        'Under Review': { 'Proposal Sent': ['provider'], Declined: ['provider'], Withdrawn: ['recruiter'] },
        'Proposal Sent': {
          Accepted: ['recruiter'],
          Declined: ['recruiter', 'provider'],
          Withdrawn: ['recruiter'],
        },
      },
    },
  ],
  stamps: [
    { field: 'status', to: 'Proposal Sent', writes: 'answeredAt', as: 'instant', once: true },
    { field: 'status', to: 'Declined', writes: 'answeredAt', as: 'instant', once: true },
  ],
  check: (request): Faults => ({
    ...(request.rateMin !== null &&
      request.rateMax !== null &&
      request.rateMax < request.rateMin && { rateMax: 'requests.rate-range' }),
    ...(request.status === 'Declined' && request.reason === null && { reason: 'value.reason-needed' }),
  }),
  frozen: ({ status }) => (isClosed(status) ? 'requests.closed' : null),
});
export type Request = RowOf<typeof requests>;

/** Requests that are waiting for one of the sides. */
export const openRequestStatuses = ['Pending Response', 'Under Review', 'Proposal Sent'] as const;
