import type { HotListQuestion } from '../../contract/hotLists/hotListQuestions.ts';
import type { HotList } from '../../contract/hotLists/hotLists.ts';
import { ConflictAt } from '../../errors.ts';
import { fill } from '../../words/fill.ts';
import type { Reader, Values } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';
import { mailRow, mailSubject } from '../notifications/mail.ts';
import { answerKeyOf } from './addressKey.ts';
import { namedOn, wordsForRecipients } from './sending.ts';

/** The answer as the asker reads it. Refused if whoever has the address said that they had not asked. */
export const sentAnswer = async (
  { hotListId, providerId, email, answer, notMeAt }: HotListQuestion,
  reader: Reader,
): Promise<Values> => {
  const isStopped = { providerId, addressKey: answerKeyOf(providerId, email) };
  if (notMeAt !== null || (await reader.count('hotListOptOuts', isStopped, 1)) > 0)
    throw ConflictAt('answer', 'hotLists.asker-left');
  const list = await reader.find('hotLists', hotListId);
  const people = await namedOn(list, reader);
  return { sentAnswer: wordsForRecipients(answer ?? '', people).slice(0, 3800) };
};

/** Mails an answer to the person who asked. */
export const answering = (question: HotListQuestion): Effect =>
  afterReading(
    [
      ['hotLists', { id: question.hotListId }],
      ['companies', { id: question.providerId }],
    ],
    ([[list], [provider]]) => (list && provider ? [mailOf(question, list, provider.name)] : []),
  );

const mailOf = (
  { id, email, language: read, sentAnswer: words }: HotListQuestion,
  list: HotList,
  provider: string,
): Effect => {
  const language = read ?? list.language ?? 'en';
  return {
    kind: 'mail',
    whenFull: 'answer',
    row: mailRow(
      'hotListAnswer',
      { id: null, email },
      language,
      fill(mailSubject('hotListAnswer', language), { provider }),
      { link: `/api/v1/hot-lists/${id}`, note: `${list.title}\n${words}`, hotListId: list.id },
    ),
  };
};
