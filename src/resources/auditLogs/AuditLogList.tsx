import { NounList } from '../../components/screens/lists/NounList.tsx';
import { auditLogColumns } from './auditLogColumns.tsx';

/** The audit log, latest entry first. */
export const AuditLogList = ({ filters }: { filters: readonly string[] }) => (
  <NounList columns={auditLogColumns} filters={filters} sort={{ field: 'at', order: 'DESC' }} />
);
