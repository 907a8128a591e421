import { addressKeyOf, answerKeyOf } from '../domain/change/hotLists/addressKey.ts';
import { type ListedPerson, listedPerson } from '../domain/change/hotLists/listedPerson.ts';
import { openedFirst } from '../domain/change/hotLists/opened.ts';
import { newRow } from '../domain/change/newRow.ts';
import { type HotListQuestion, hotListQuestions } from '../domain/contract/hotLists/hotListQuestions.ts';
import type { HotListRecipient } from '../domain/contract/hotLists/hotListRecipients.ts';
import type { HotList } from '../domain/contract/hotLists/hotLists.ts';
import type { Language } from '../domain/contract/languages.ts';
import { Invalid } from '../domain/errors.ts';
import { messageOfIssue } from '../domain/messages/english.ts';
import type { Faults } from '../domain/messages/message.ts';
import { utcDay } from '../domain/time/days.ts';
import { carryOut } from './effects.ts';
import type { UnitOfWork } from './unitOfWork.ts';

export type OpenedList = { list: HotList; provider: string; people: ListedPerson[] };

/** The list of a link; null once it has ended. `isCounted`: someone opens it, not a program. */
export const openHotList = async (
  work: UnitOfWork,
  recipient: HotListRecipient,
  isCounted: boolean,
): Promise<OpenedList | null> => {
  const { system } = work.rows;
  const [list, provider] = await Promise.all([
    system.find('hotLists', recipient.hotListId),
    system.find('companies', recipient.providerId),
  ]);
  const isOpen = list?.status === 'Sent' && list.endsOn >= utcDay(work.now);
  if (!isOpen || provider?.status !== 'Active') return null;
  if (isCounted) await carryOut(work, openedFirst(recipient.id, work.now));
  const found = await system.findMany('candidates', list.candidateIds);
  const people = list.candidateIds.flatMap((id) => found.find((one) => one.id === id) ?? []);
  return {
    list,
    provider: provider.name,
    people: people
      .filter(({ erasedAt }) => erasedAt === null)
      .map((one) => listedPerson(one, list, utcDay(work.now))),
  };
};

export type Asked = {
  name: string;
  email: string;
  text: string;
  candidateId: string | null;
  /** In which the page was read. */
  language: Language;
};

/** What a visitor of the page asks, or requests about one of the people. Whoever asks has read the list. */
export const askAboutHotList = async (
  work: UnitOfWork,
  { id: recipientId, hotListId, providerId }: HotListRecipient,
  { people }: OpenedList,
  asked: Asked,
): Promise<void> => {
  const { fields } = hotListQuestions;
  const faults: Faults = {};
  for (const field of ['name', 'email', 'text'] as const) {
    const issue = fields[field].safeParse(asked[field]).error?.issues[0];
    if (issue) faults[field] = messageOfIssue(issue);
  }
  const { language, ...form } = asked;
  const { candidateId } = form;
  if (candidateId !== null && !people.some(({ id, details }) => id === candidateId && details !== null))
    faults.candidateId = 'hotLists.left-bench';
  if (Object.keys(faults).length) throw Invalid(faults);
  await carryOut(work, openedFirst(recipientId, work.now));
  const kind = candidateId === null ? 'Question' : 'Request';
  await carryOut(work, {
    kind: 'create',
    noun: 'hotListQuestions',
    by: 'system',
    row: {
      ...newRow('hotListQuestions', work, { ...form, kind, status: 'Open' }),
      hotListId,
      recipientId,
      providerId,
      language,
    },
    following: () => [],
  });
};

/** The address of this recipient gets no lists of the provider any more. */
export const leaveHotLists = async (
  work: UnitOfWork,
  { id, providerId, addressKey }: HotListRecipient,
): Promise<void> => {
  if (addressKey === null || !(await leave(work, providerId, addressKey))) return;
  const unsubscribedAt = work.now.toISOString();
  await work.rows.system.patch('hotListRecipients', { id, unsubscribedAt: null }, { unsubscribedAt });
};

/** Whoever has this address has not asked: it gets no answers and no lists of the provider any more. */
export const leaveAnswers = async (
  work: UnitOfWork,
  { providerId, email }: Pick<HotListQuestion, 'providerId' | 'email'>,
): Promise<void> => {
  await leave(work, providerId, addressKeyOf(providerId, email));
  if (!(await leave(work, providerId, answerKeyOf(providerId, email)))) return;
  const notMeAt = work.now.toISOString();
  await work.rows.system.patch('hotListQuestions', { providerId, email, notMeAt: null }, { notMeAt });
};

/** Whether this is new. */
const leave = async (work: UnitOfWork, providerId: string, addressKey: string): Promise<boolean> => {
  const { hold, system } = work.rows;
  await hold(`hot lists for ${addressKey}`, 'alone');
  if ((await system.count('hotListOptOuts', { addressKey }, 1)) > 0) return false;
  await carryOut(work, {
    kind: 'create',
    noun: 'hotListOptOuts',
    by: 'system',
    row: { providerId, addressKey },
    following: () => [],
  });
  return true;
};
