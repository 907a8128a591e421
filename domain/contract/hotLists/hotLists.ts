import { z } from 'zod';
import type { Faults } from '../../messages/message.ts';
import { emailList } from '../emailList.ts';
import { date, flag, instant, list, longText, oneOf, optional, reference, text, whole } from '../fields.ts';
import { languages } from '../languages.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { tidyLine } from '../plainText.ts';
import { providers } from '../seenBy.ts';
import { hotListLifecycle, hotListStatuses } from './hotListMoves.ts';

/** How many candidates a list has, and whom it can be sent to. */
export const [mostPeople, mostCompanies, mostAddresses] = [50, 100, 200];
/** Days until a list ends, if nothing else is chosen, and at most. */
export const [usualDays, mostDays] = [14, 60];
/** Lists that the same recipient gets from one provider within seven days. */
export const mostInWeek = 2;
/** Mails to outside addresses that one provider sends on one day. */
export const mostMailsInDay = 1000;
/** Days after the end of a list until its addresses and questions are deleted. */
export const daysKept = 90;

/**
 * A dated list of candidates that a provider sends to recruiting companies and to contacts of its own. What was
 * sent does not change any more, and the list ends by itself. `recipients`, `opened`, `questions` and `requests`
 * count those who got it, those who opened it, and what came of it; `leftOut` are the recipients that it was not
 * sent to.
 */
export const hotLists = defineNoun({
  name: 'hotLists',
  label: 'Hot List',
  plural: 'Hot Lists',
  prefix: 'HL',
  fields: {
    providerId: providers(reference('Provider', 'companies')),
    title: providers(text('Title')),
    note: providers(optional(longText('Note', 2000))),
    candidateIds: providers(list('Candidates', mostPeople)),
    recruiterIds: providers(list('Recruiting Companies', mostCompanies)),
    addresses: providers(emailList('Email Addresses', mostAddresses, 0)),
    showRates: providers(flag('Show Rates')),
    /** Of the mails and the page of people from outside; without it, the sender's. */
    language: providers(optional(oneOf('Language', languages))),
    endsOn: providers(date('Ends On')),
    status: providers(oneOf('Status', hotListStatuses)),
    /** The note as recipients read it, without contact details and names. */
    sentNote: providers(optional(longText('Sent Note', 4000))),
    /** Addresses and companies that have unsubscribed or got enough lists this week. */
    leftOut: providers(
      z.array(z.string().overwrite(tidyLine), 'list.enter').meta({ label: 'Not Sent To', column: 'text[]' }),
    ),
    /** Replies to the mails go to this user. */
    senderId: providers(optional(reference('Sender', 'users', 'kept'))),
    sentAt: providers(optional(instant('Sent'))),
    endedAt: providers(optional(instant('Ended'))),
    recipients: providers(whole('Recipients')),
    opened: providers(whole('Opened')),
    questions: providers(whole('Questions')),
    requests: providers(whole('Requests')),
    /** When the addresses and questions were deleted. */
    clearedAt: providers(optional(instant('Cleared'))),
  },
  fixed: ['providerId'],
  serverSet: [
    'sentNote',
    'leftOut',
    'senderId',
    'sentAt',
    'endedAt',
    'recipients',
    'opened',
    'questions',
    'requests',
    'clearedAt',
  ],
  defaults: { candidateIds: [], recruiterIds: [], addresses: [], showRates: false, leftOut: [] },
  confidential: ['addresses', 'leftOut', 'note', 'sentNote'],
  inCharge: ['senderId'],
  search: ['title'],
  title: 'title',
  lifecycles: [hotListLifecycle],
  stamps: [
    { field: 'status', to: 'Sent', writes: 'sentAt', as: 'instant', once: true },
    { field: 'status', to: 'Ended', writes: 'endedAt', as: 'instant', once: true },
  ],
  check: ({ status, candidateIds, recruiterIds, addresses }): Faults => ({
    ...(candidateIds.length === 0 && { candidateIds: 'hotLists.nobody' }),
    ...(status === 'Sent' &&
      recruiterIds.length + addresses.length === 0 && { addresses: 'hotLists.no-recipients' }),
  }),
  frozen: ({ status }) => (status === 'Draft' ? null : 'hotLists.sent'),
});
export type HotList = RowOf<typeof hotLists>;
