import { email, longText, oneOf, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

export const hotListQuestionKinds = ['Question', 'Request'] as const;

/** What someone from outside asks on the page of a hot list, or that they request one of its candidates. */
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
  },
  serverSet: ['hotListId', 'recipientId', 'providerId'],
  confidential: ['name', 'email', 'text'],
  search: ['name', 'text'],
  title: 'name',
});
export type HotListQuestion = RowOf<typeof hotListQuestions>;
