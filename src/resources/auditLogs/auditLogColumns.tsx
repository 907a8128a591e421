import { DataTable, useRecordContext, useTranslate } from 'react-admin';
import type { AuditLog } from '../../../domain/contract/security/auditLogs.ts';

/** The actions, by the name under which they are logged. */
export const auditActions = [
  'create',
  'edit',
  'delete',
  'sign in',
  'change password',
  'set password',
  'ask for a password',
  'export personal data',
  'view as',
  'end view',
  'run background job',
] as const;

/** The action as text; an action without a text is shown by its logged name. */
const Action = () => {
  const entry = useRecordContext<AuditLog>();
  const translate = useTranslate();
  return entry ? translate(`auditRows.actions.${entry.action}`, { _: entry.action }) : null;
};

/** The noun as text; the log also has entries about what is not a noun. */
const NounName = () => {
  const entry = useRecordContext<AuditLog>();
  const translate = useTranslate();
  if (!entry) return null;
  const other = translate(`auditRows.nouns.${entry.noun}`, { _: entry.noun });
  return translate(`resources.${entry.noun}.name`, { smart_count: 1, _: other });
};

export const actionColumn = (
  <DataTable.Col key="action" source="action">
    <Action />
  </DataTable.Col>
);

export const nounColumn = (
  <DataTable.Col key="noun" source="noun">
    <NounName />
  </DataTable.Col>
);

/** The columns of an audit log: when, who, what, to which row, and from where. */
export const auditLogColumns = ['at', 'user', actionColumn, nounColumn, 'target', 'ip', 'status'] as const;
