import { instant, oneOf, optional, reference, text, whole } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

const verificationStatuses = ['Running', 'Intact', 'Altered'] as const;
const chainFaults = ['altered', 'removed', 'added', 'chain broken', 'rewritten', 'cut off'] as const;

/**
 * One verification of the audit log's hash chain, requested by an operator and run in parts. `checked` is the
 * current position, `head` the last hash read, `firstAltered` the first altered row. If the chain is
 * consistent but differs from a head recorded earlier, it was rewritten or truncated: `contradicts` names
 * that record.
 */
export const auditVerifications = defineNoun({
  name: 'auditVerifications',
  label: 'Audit Verification',
  plural: 'Audit Verifications',
  prefix: 'AV',
  fields: {
    authorId: optional(reference('User', 'users', 'kept')),
    author: text('Requested By'),
    status: oneOf('Status', verificationStatuses),
    total: whole('Sealed Entries'),
    checked: whole('Checked Entries'),
    waiting: whole('Not Sealed Yet'),
    head: optional(text('Last Seal', 64)),
    firstAltered: optional(text('First Altered Entry', 60)),
    fault: optional(oneOf('Problem', chainFaults)),
    contradicts: optional(text('Contradicts', 60)),
    finishedAt: optional(instant('Finished')),
  },
  serverSet: [
    'authorId',
    'author',
    'status',
    'total',
    'checked',
    'waiting',
    'head',
    'firstAltered',
    'fault',
    'contradicts',
    'finishedAt',
  ],
  search: [],
  title: 'id',
});
export type AuditVerification = RowOf<typeof auditVerifications>;
