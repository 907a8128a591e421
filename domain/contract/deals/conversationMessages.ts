import { flag, instant, longText, oneOf, optional, reference, text, whole } from '../fields.ts';
import { documentFormats, largestDocument } from '../files/documentFile.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { both, operators, providers } from '../seenBy.ts';
import { roundSides } from './quoteRounds.ts';

/**
 * What one side of a request or of a deployment writes to the other, never changed. `position` counts the messages of
 * a conversation from 1. A message may come with a file, whose bytes are stored separately. While the candidate of the
 * request is masked, recruiters read `maskedText`.
 */
export const conversationMessages = defineNoun({
  name: 'conversationMessages',
  label: 'Message',
  plural: 'Messages',
  prefix: 'MSG',
  fields: {
    requestId: both(optional(reference('Request', 'requests', 'removed'))),
    contractId: both(optional(reference('Contract', 'contracts', 'removed'))),
    providerId: providers(reference('Provider', 'companies')),
    recruiterId: both(reference('Recruiter', 'companies')),
    position: both(whole('Message Number', 1)),
    side: both(oneOf('Side', roundSides)),
    authorId: operators(optional(reference('Author ID', 'users', 'kept'))),
    author: both(text('Author')),
    text: both(longText('Message', 4000)),
    name: both(optional(text('Name'))),
    format: both(optional(oneOf('Format', documentFormats))),
    sizeBytes: both(optional(whole('Size', 1, largestDocument))),
    at: both(instant('Time')),
    masked: operators(flag('Masked')),
    maskedAuthor: operators(optional(text('Masked Author'))),
    maskedText: operators(optional(longText('Masked Text', 4000))),
  },
  fixed: ['requestId', 'contractId', 'text', 'name', 'format', 'sizeBytes'],
  serverSet: [
    'providerId',
    'recruiterId',
    'position',
    'side',
    'authorId',
    'author',
    'at',
    'masked',
    'maskedAuthor',
    'maskedText',
  ],
  defaults: { masked: false },
  // Recruiters may not read all of it, also not in their audit log.
  confidential: ['author', 'text', 'name', 'maskedText'],
  search: ['text'],
  title: 'id',
  file: { optional: true },
});
export type ConversationMessage = RowOf<typeof conversationMessages>;
