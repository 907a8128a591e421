import { flag, oneOf, reference, whole } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { roundSides } from './quoteRounds.ts';

/**
 * How far one person has read a conversation: `readUpTo` is the position of a message. People who have written in it or
 * were mentioned follow it, and are notified of what comes.
 */
export const conversationReaders = defineNoun({
  name: 'conversationReaders',
  label: 'Conversation Reader',
  plural: 'Conversation Readers',
  prefix: 'CRD',
  fields: {
    conversationId: reference('Conversation', 'conversations', 'removed'),
    userId: reference('User', 'users', 'removed'),
    side: oneOf('Side', roundSides),
    readUpTo: whole('Read up to'),
    follows: flag('Follows'),
  },
  serverSet: ['conversationId', 'userId', 'side', 'readUpTo', 'follows'],
  defaults: { follows: false },
  search: [],
  title: 'id',
});
export type ConversationReader = RowOf<typeof conversationReaders>;
