import type { Faults } from '../../messages/message.ts';
import { email, instant, longText, oneOf, optional, reference, text } from '../fields.ts';
import { languages } from '../languages.ts';
import { movesFrom } from '../moveTable.ts';
import { defineNoun, type RowOf } from '../noun.ts';

export const hotListQuestionKinds = ['Question', 'Request'] as const;
export const hotListQuestionStatuses = ['Open', 'Answered', 'Done'] as const;

/**
 * What someone from outside asks on the page of a hot list, or that they request one of its candidates. An `answer`
 * answers it, and is mailed as `sentAnswer`; without one, the provider can mark it as done.
 */
export const hotListQuestions = defineNoun({
  name: 'hotListQuestions',
  label: 'Hot List Question',
  plural: 'Hot List Questions',
  prefix: 'HLQ',
  fields: {
    hotListId: reference('Hot List', 'hotLists', 'removed'),
    recipientId: reference('Recipient', 'hotListRecipients', 'removed'),
    providerId: reference('Provider', 'companies'),
    candidateId: optional(reference('Resource', 'candidates', 'removed')),
    kind: oneOf('Kind', hotListQuestionKinds),
    name: text('Name'),
    email: email('Email'),
    text: longText('Message', 2000),
    /** In which the page was read. */
    language: optional(oneOf('Language', languages)),
    status: oneOf('Status', hotListQuestionStatuses),
    answer: optional(longText('Answer', 2000)),
    /** The answer as the asker reads it, without contact details and names. */
    sentAnswer: optional(longText('Sent Answer', 4000)),
    handledById: optional(reference('Handled By (ID)', 'users', 'kept')),
    handledBy: optional(text('Handled By')),
    handledAt: optional(instant('Handled At')),
    /** When whoever got an answer said that they had not asked. */
    notMeAt: optional(instant('Wrong Address')),
  },
  serverSet: [
    'hotListId',
    'recipientId',
    'providerId',
    'language',
    'sentAnswer',
    'handledById',
    'handledBy',
    'handledAt',
    'notMeAt',
  ],
  confidential: ['name', 'email', 'text', 'answer', 'sentAnswer'],
  search: ['name', 'text'],
  title: 'name',
  lifecycles: [
    {
      field: 'status',
      initial: ['Open'],
      moves: movesFrom([
        { from: 'Open', to: 'Answered', by: ['provider'] },
        { from: 'Open', to: 'Done', by: ['provider'] },
        { from: 'Done', to: 'Answered', by: ['provider'] },
        { from: 'Done', to: 'Open', by: ['provider'] },
      ]),
    },
  ],
  check: ({ status, answer }): Faults =>
    status === 'Answered' && answer === null ? { answer: 'hotLists.answer-missing' } : {},
  frozen: ({ status }) => (status === 'Answered' ? 'hotLists.answered' : null),
});
export type HotListQuestion = RowOf<typeof hotListQuestions>;
