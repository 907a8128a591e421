import { instant, optional, reference, whole } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

/**
 * The conversation of a request or of a deployment, from its first message on. `seenByProvider` and
 * `seenByRecruiter` are the positions of the last message that somebody of that side has read.
 */
export const conversations = defineNoun({
  name: 'conversations',
  label: 'Conversation',
  plural: 'Conversations',
  prefix: 'CNV',
  fields: {
    requestId: optional(reference('Request', 'requests', 'removed')),
    contractId: optional(reference('Contract', 'contracts', 'removed')),
    providerId: reference('Provider', 'companies'),
    recruiterId: reference('Recruiter', 'companies'),
    messages: whole('Messages'),
    lastAt: instant('Last Message'),
    seenByProvider: whole('Read by the Provider'),
    seenByRecruiter: whole('Read by the Recruiter'),
  },
  serverSet: [
    'requestId',
    'contractId',
    'providerId',
    'recruiterId',
    'messages',
    'lastAt',
    'seenByProvider',
    'seenByRecruiter',
  ],
  search: [],
  title: 'id',
});
export type Conversation = RowOf<typeof conversations>;
