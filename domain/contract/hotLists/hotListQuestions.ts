import type { Faults } from '../../messages/message.ts';
import { email, instant, longText, oneOf, optional, reference, text } from '../fields.ts';
import { languages } from '../languages.ts';
import { movesFrom } from '../moveTable.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { providers } from '../seenBy.ts';

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
    hotListId: providers(reference('Hot List', 'hotLists', 'removed')),
    recipientId: providers(reference('Recipient', 'hotListRecipients', 'removed')),
    providerId: providers(reference('Provider', 'companies')),
    candidateId: providers(optional(reference('Resource', 'candidates', 'removed'))),
    kind: providers(oneOf('Kind', hotListQuestionKinds)),
    name: providers(text('Name')),
    email: providers(email('Email')),
    text: providers(longText('Message', 2000)),
    /** In which the page was read. */
    language: providers(optional(oneOf('Language', languages))),
    status: providers(oneOf('Status', hotListQuestionStatuses)),
    answer: providers(optional(longText('Answer', 2000))),
    /** The answer as the asker reads it, without contact details and names. */
    sentAnswer: providers(optional(longText('Sent Answer', 4000))),
    handledById: providers(optional(reference('Handled By (ID)', 'users', 'kept'))),
    handledBy: providers(optional(text('Handled By'))),
    handledAt: providers(optional(instant('Handled At'))),
    /** When whoever got an answer said that they had not asked. */
    notMeAt: providers(optional(instant('Wrong Address'))),
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
