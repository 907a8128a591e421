import { instant, longText, oneOf, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

const auditStatuses = ['Success', 'Failed'] as const;

/** Who changed which row, when and from where; `before` and `after` are JSON without secrets. */
export const auditLogs = defineNoun({
  name: 'auditLogs',
  label: 'Audit Log',
  plural: 'Audit Logs',
  prefix: 'AL',
  fields: {
    companyId: optional(reference('Company', 'companies', 'kept')),
    userId: optional(reference('User Account', 'users', 'kept')),
    user: text('User', 254),
    action: text('Action', 60),
    noun: text('Record Type', 60),
    target: text('Target'),
    before: optional(longText('Before', 1_000_000)),
    after: optional(longText('After', 1_000_000)),
    ip: text('IP Address', 60),
    status: oneOf('Status', auditStatuses),
    at: instant('Timestamp'),
  },
  search: ['user', 'action', 'target'],
  title: 'id',
});
export type AuditLog = RowOf<typeof auditLogs>;
