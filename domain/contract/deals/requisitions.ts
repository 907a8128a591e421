import type { Faults } from '../../messages/message.ts';
import {
  currency,
  date,
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
import { endReasons, lifecycleOf, requisitionMoves, requisitionStatuses } from './dealMoves.ts';
import { urgencies } from './requests.ts';
import { roleList, seatsOf } from './roles.ts';

/** How many providers a requisition can be sent to. */
export const mostProviders = 100;

/**
 * What a recruiter asks several providers for. Each of the providers gets a request of its own once the
 * requisition is sent, and sees nothing of the others. `asked`, `answered`, `quotes` and `awarded` count the
 * requests, those that were answered, the quotes, and the awards. With `roles`, the head count is that of all
 * of them.
 */
export const requisitions = defineNoun({
  name: 'requisitions',
  label: 'Requisition',
  plural: 'Requisitions',
  prefix: 'RQ',
  fields: {
    companyId: reference('Company', 'companies'),
    jobId: optional(reference('Job', 'jobs')),
    position: text('Position'),
    skills: list('Skills'),
    roles: roleList('Roles'),
    headCount: whole('Head Count', 1, 99),
    startDate: optional(date('Start Date')),
    duration: text('Duration', 60),
    rateMin: optional(moneyFrom('Rate From', 'rateMax')),
    rateMax: optional(money('Rate To')),
    currency: currency(),
    urgency: oneOf('Urgency', urgencies),
    respondBy: date('Respond By'),
    message: optional(longText('Message', 2000)),
    providerIds: list('Providers', mostProviders),
    status: oneOf('Status', requisitionStatuses),
    endReason: optional(oneOf('End Reason', endReasons)),
    reason: optional(longText('Reason', 1000)),
    sentAt: optional(instant('Sent')),
    asked: whole('Asked'),
    answered: whole('Answered'),
    quotes: whole('Quotes'),
    awarded: whole('Awarded'),
  },
  fixed: ['companyId'],
  serverSet: ['sentAt', 'asked', 'answered', 'quotes', 'awarded'],
  defaults: { currency: 'USD', urgency: 'Medium', skills: [], roles: [], providerIds: [], headCount: 1 },
  inCharge: [],
  search: ['position', 'skills'],
  title: 'position',
  notAsked: ({ roles }) => (Array.isArray(roles) && roles.length > 0 ? ['headCount'] : []),
  derive: ({ roles }) => (roles.length > 0 ? { headCount: seatsOf(roles) } : {}),
  lifecycles: [lifecycleOf(requisitionMoves, ['Draft', 'Sent'])],
  stamps: [{ field: 'status', to: 'Sent', writes: 'sentAt', as: 'instant', once: true }],
  check: ({ rateMin, rateMax }): Faults =>
    rateMin !== null && rateMax !== null && rateMax < rateMin ? { rateMax: 'requests.rate-range' } : {},
  frozen: ({ status }) => (status === 'Draft' || status === 'Sent' ? null : 'requisitions.closed'),
});
export type Requisition = RowOf<typeof requisitions>;
