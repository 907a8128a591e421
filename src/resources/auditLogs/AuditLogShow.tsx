import { useRecordContext, useTranslate } from 'react-admin';
import type { AuditLog } from '../../../domain/contract/security/auditLogs.ts';
import { type Column, FigureTable } from '../../components/insight/FigureTable.tsx';
import { NounShow } from '../../components/screens/NounShow.tsx';

const groups = [
  { fields: ['at', 'user', 'action', 'noun', 'target', 'ip', 'status', 'companyId', 'userId'] },
] as const;

/** One entry, with the old and new value of each field. */
export const AuditLogShow = () => (
  <NounShow groups={groups}>
    <Differences />
  </NounShow>
);

type Difference = { field: string; before: unknown; after: unknown };

const Differences = () => {
  const entry = useRecordContext<AuditLog>();
  const translate = useTranslate();
  const differences = entry ? differencesOf(entry) : [];
  if (!entry || differences.length === 0) return null;
  const title = translate('auditRows.changes');
  const columns: Column<Difference>[] = [
    {
      key: 'field',
      label: translate('forms.stale.field'),
      show: ({ field }) =>
        translate(`resources.${entry.noun}.fields.${field}`, {
          _: translate(`auditRows.fields.${field}`, { _: field }),
        }),
    },
    {
      key: 'before',
      label: translate('resources.auditLogs.fields.before'),
      show: ({ before }) => told(before),
    },
    { key: 'after', label: translate('resources.auditLogs.fields.after'), show: ({ after }) => told(after) },
  ];
  return <FigureTable label={title} columns={columns} rows={differences} idOf={({ field }) => field} />;
};

const differencesOf = ({ before, after }: AuditLog): Difference[] => {
  const [from, to] = [read(before), read(after)];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].map((field) => ({
    field,
    before: from[field],
    after: to[field],
  }));
};

/** Values are stored as JSON; anything else is shown as empty. */
const read = (json: string | null): Record<string, unknown> => {
  try {
    return (JSON.parse(json ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
};

const told = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
};
