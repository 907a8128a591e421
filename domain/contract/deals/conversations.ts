import { instant, optional, reference, whole } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { both, providers } from '../seenBy.ts';

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
    requestId: both(optional(reference('Request', 'requests', 'removed'))),
    contractId: both(optional(reference('Contract', 'contracts', 'removed'))),
    providerId: providers(reference('Provider', 'companies')),
    recruiterId: both(reference('Recruiter', 'companies')),
    messages: both(whole('Messages')),
    lastAt: both(instant('Last Message')),
    seenByProvider: both(whole('Read by the Provider')),
    seenByRecruiter: both(whole('Read by the Recruiter')),
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
