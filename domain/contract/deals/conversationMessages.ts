import { flag, instant, longText, oneOf, optional, reference, text, whole } from '../fields.ts';
import { documentFormats, largestDocument } from '../files/documentFile.ts';
import { defineNoun, type RowOf } from '../noun.ts';
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
    requestId: optional(reference('Request', 'requests', 'removed')),
    contractId: optional(reference('Contract', 'contracts', 'removed')),
    providerId: reference('Provider', 'companies'),
    recruiterId: reference('Recruiter', 'companies'),
    position: whole('Message Number', 1),
    side: oneOf('Side', roundSides),
    authorId: optional(reference('Author ID', 'users', 'kept')),
    author: text('Author'),
    text: longText('Message', 4000),
    name: optional(text('Name')),
    format: optional(oneOf('Format', documentFormats)),
    sizeBytes: optional(whole('Size', 1, largestDocument)),
    at: instant('Time'),
    masked: flag('Masked'),
    maskedAuthor: optional(text('Masked Author')),
    maskedText: optional(longText('Masked Text', 4000)),
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
