import type { Candidate } from '../../contract/candidates/candidates.ts';
import type { HotListRecipient } from '../../contract/hotLists/hotListRecipients.ts';
import { type HotList, mostInWeek, mostMailsInDay } from '../../contract/hotLists/hotLists.ts';
import { Invalid } from '../../errors.ts';
import { maskName } from '../../masking/maskName.ts';
import { maskContacts } from '../../masking/maskText.ts';
import { addDays, utcDay } from '../../time/days.ts';
import type { Context, Reader, Values } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';
import { mailRow, mailSubject } from '../notifications/mail.ts';
import { languageOf } from '../notifications/notificationRows.ts';
import { overBudget } from '../notifications/strangers.ts';
import { addressKeyOf } from './addressKey.ts';
import { type ListedPerson, lineOfPerson, listedPerson } from './listedPerson.ts';

type Named = Pick<Candidate, 'name'>;

/** A text as recipients read it: without contact details, and with the initials of the people on the list. */
export const wordsForRecipients = (text: string, people: readonly Named[]): string =>
  people.reduce((rest, { name }) => maskName(rest, name), maskContacts(text));

/** The people on a list whose names its recipients do not read. */
export const namedOn = async (list: HotList | null, reader: Pick<Reader, 'find'>): Promise<Candidate[]> => {
  const people: Candidate[] = [];
  for (const id of list?.candidateIds ?? []) {
    const candidate = await reader.find('candidates', id);
    if (candidate) people.push(candidate);
  }
  return people;
};

/** What the server sets when a list is sent. Refuses a list that nobody would get. */
export const sentValues = async (
  list: HotList,
  people: readonly Candidate[],
  reader: Reader,
  { actor, now }: Pick<Context, 'actor' | 'now'>,
): Promise<Values> => {
  const { providerId, addresses, recruiterIds, note } = list;
  await reader.hold(`hot lists of ${providerId}`, 'alone');
  const leftOut = await leftOutOf(list, reader, now);
  const reached = (all: readonly string[]) => all.filter((one) => !leftOut.includes(one)).length;
  const mails = reached(addresses);
  await checkDay(providerId, mails, reader, now);
  const recipients = mails + reached(recruiterIds);
  if (recipients === 0) throw Invalid({ addresses: 'hotLists.all-left-out' });
  const senderId = actor.userId ?? null;
  const userId = senderId ?? '';
  const chosen = await reader.findAll('preferences', { userId, kind: 'display', key: 'language' });
  return {
    leftOut,
    recipients,
    language: list.language ?? languageOf(userId, chosen),
    senderId,
    sentNote: note === null ? null : wordsForRecipients(note, people).slice(0, 4000),
    sentAt: now.toISOString(),
  };
};

/**
 * Those who have unsubscribed from the provider's lists, got enough of them in the last seven days, or enough mails of
 * any kind today.
 */
const leftOutOf = async (
  { providerId, addresses, recruiterIds }: HotList,
  reader: Reader,
  now: Date,
): Promise<string[]> => {
  const since = addDays(utcDay(now), -6);
  const hasEnough = async (who: Values) =>
    (await reader.findAll('hotListRecipients', { providerId, ...who })).filter(
      ({ sentOn }) => sentOn >= since,
    ).length >= mostInWeek;
  const leftOut: string[] = [];
  for (const address of addresses) {
    const who = { addressKey: addressKeyOf(providerId, address) };
    const isGone = (await reader.count('hotListOptOuts', { providerId, ...who }, 1)) > 0;
    const isFull = async () =>
      (await overBudget({ address, companyId: providerId }, utcDay(now), reader))?.code ===
      'mails.address-day';
    if (isGone || (await hasEnough(who)) || (await isFull())) leftOut.push(address);
  }
  for (const recruiterId of recruiterIds) if (await hasEnough({ recruiterId })) leftOut.push(recruiterId);
  return leftOut;
};

const checkDay = async (providerId: string, mails: number, reader: Reader, now: Date): Promise<void> => {
  const today = { providerId, kind: 'Address', sentOn: utcDay(now) };
  const sent = mails === 0 ? 0 : await reader.count('hotListRecipients', today, mostMailsInDay + 1);
  const left = Math.max(0, mostMailsInDay - sent);
  if (mails > left)
    throw Invalid({ addresses: { code: 'hotLists.day-limit', values: { most: mostMailsInDay, left } } });
};

/** How many people a mail names; the page has all of them. */
const peopleInMail = 5;
/** What a mail says besides its own words: the note of the list, then the people. */
const mostInMail = 4000;

/** A row for everyone who gets the list, then a notification for each company and a mail for each address. */
export const sending = (list: HotList, { now }: Context): Effect[] => {
  const { id: hotListId, providerId, title, sentNote, candidateIds, endsOn } = list;
  const sentOn = utcDay(now);
  const common = { hotListId, providerId, title, candidateIds, sentOn, endsOn, status: 'Sent' };
  const blank = { recruiterId: null, email: null, addressKey: null, note: sentNote };
  const rowFor = (row: Values): Effect => ({
    kind: 'add',
    noun: 'hotListRecipients',
    row: { ...common, ...blank, openedAt: null, unsubscribedAt: null, ...row },
  });
  const reached = (all: readonly string[]) => all.filter((one) => !list.leftOut.includes(one));
  const firstOnes = candidateIds
    .slice(0, peopleInMail)
    .map((id) => ['candidates', { id }] satisfies ['candidates', Values]);
  return [
    ...reached(list.recruiterIds).map((recruiterId) => rowFor({ kind: 'Company', recruiterId })),
    ...reached(list.addresses).map((email) =>
      rowFor({ kind: 'Address', email, addressKey: addressKeyOf(providerId, email) }),
    ),
    afterReading<['hotListRecipients', 'companies', ...'candidates'[]]>(
      [['hotListRecipients', { hotListId }], ['companies', { id: providerId }], ...firstOnes],
      ([recipients, [provider], ...found]) => {
        const people = found
          .flat()
          .filter(({ erasedAt }) => erasedAt === null)
          .map((one) => listedPerson(one, list, sentOn));
        return recipients.map((recipient) =>
          recipient.kind === 'Company'
            ? notificationOf(list, recipient)
            : mailOf(list, recipient, { provider: provider?.name ?? '', people }),
        );
      },
    ),
  ];
};

const notificationOf = (
  { providerId, title, sentNote }: HotList,
  { id, recruiterId }: HotListRecipient,
): Effect => ({
  kind: 'notifyCompany',
  companyId: String(recruiterId),
  from: providerId,
  notification: {
    key: 'newCandidates',
    code: 'hotListReceived',
    values: { title },
    body: sentNote,
    link: `/recruiter/hotListRecipients/${id}/show`,
  },
});

type Offered = { provider: string; people: readonly ListedPerson[] };

const mailOf = (list: HotList, { id, email }: HotListRecipient, { provider, people }: Offered): Effect => {
  const more = list.candidateIds.length - peopleInMail;
  const language = list.language ?? 'en';
  const rest = mailSubject('digestMore', language).replace('%{count}', String(more));
  const named = [
    ...people.map((person) => shortened(lineOfPerson(person, language), 300)),
    ...(more > 0 ? [rest] : []),
  ].join('\n');
  const note = list.sentNote === null ? '' : `${shortened(list.sentNote, mostInMail - 1 - named.length)}\n`;
  return {
    kind: 'mail',
    whenFull: 'addresses',
    row: mailRow('hotList', { id: null, email }, language, `${provider}: ${list.title}`, {
      link: `/api/v1/hot-lists/${id}`,
      note: `${note}${named}`,
      hotListId: list.id,
    }),
  };
};

const shortened = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, Math.max(0, longest - 1)).trimEnd()}…`;
