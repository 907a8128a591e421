import { date, email, instant, list, longText, oneOf, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

export const recipientKinds = ['Company', 'Address'] as const;
export const recipientStatuses = ['Sent', 'Ended'] as const;

/**
 * Someone who got a hot list: a recruiting company, which reads it here in its console, or an address, which opens
 * its page with a link.
 */
export const hotListRecipients = defineNoun({
  name: 'hotListRecipients',
  label: 'Received Hot List',
  plural: 'Received Hot Lists',
  prefix: 'HLR',
  fields: {
    hotListId: reference('Hot List', 'hotLists', 'removed'),
    providerId: reference('Provider', 'companies'),
    kind: oneOf('Kind', recipientKinds),
    recruiterId: optional(reference('Recruiting Company', 'companies')),
    email: optional(email('Email')),
    /** A hash of provider and address, by which an unsubscribed address is known once it is deleted. */
    addressKey: optional(text('Address Key', 64)),
    title: text('Title'),
    note: optional(longText('Note', 4000)),
    candidateIds: list('Candidates'),
    sentOn: date('Sent'),
    endsOn: date('Ends On'),
    status: oneOf('Status', recipientStatuses),
    openedAt: optional(instant('Opened')),
    unsubscribedAt: optional(instant('Unsubscribed')),
  },
  serverSet: [
    'hotListId',
    'providerId',
    'kind',
    'recruiterId',
    'email',
    'addressKey',
    'title',
    'note',
    'candidateIds',
    'sentOn',
    'endsOn',
    'status',
    'openedAt',
    'unsubscribedAt',
  ],
  defaults: { candidateIds: [] },
  confidential: ['email', 'addressKey', 'note'],
  search: ['title'],
  title: 'title',
});
export type HotListRecipient = RowOf<typeof hotListRecipients>;
