import { useRecordContext, useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import type { AuditLog } from '../../../domain/contract/auditLogs.ts';

/** What can be done, by the words it is put on record with. */
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
] as const;

/** What was done, in words; one that has none yet stands as it was put on record. */
const Action = () => {
  const entry = useRecordContext<AuditLog>();
  const translate = useTranslate();
  return entry ? translate(`screens.auditActions.${entry.action}`, { _: entry.action }) : null;
};

const NounName = () => {
  const entry = useRecordContext<AuditLog>();
  const translate = useTranslate();
  return entry ? translate(`resources.${entry.noun}.name`, { smart_count: 1, _: entry.noun }) : null;
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
