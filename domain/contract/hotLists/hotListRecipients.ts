import { date, email, instant, list, longText, oneOf, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { both, nobody, providers } from '../seenBy.ts';

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
    hotListId: providers(reference('Hot List', 'hotLists', 'removed')),
    providerId: both(reference('Provider', 'companies')),
    kind: providers(oneOf('Kind', recipientKinds)),
    recruiterId: both(optional(reference('Recruiting Company', 'companies'))),
    email: providers(optional(email('Email'))),
    /** A hash of provider and address, by which an unsubscribed address is known once it is deleted. */
    addressKey: nobody(optional(text('Address Key', 64))),
    title: both(text('Title')),
    note: both(optional(longText('Note', 4000))),
    candidateIds: both(list('Candidates')),
    sentOn: both(date('Sent')),
    endsOn: both(date('Ends On')),
    status: both(oneOf('Status', recipientStatuses)),
    openedAt: providers(optional(instant('Opened'))),
    unsubscribedAt: providers(optional(instant('Unsubscribed'))),
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
