import { NounList } from '../../components/screens/NounList.tsx';
import { auditLogColumns } from './auditLogColumns.tsx';

/** What was done, the last entry first. */
export const AuditLogList = ({ filters }: { filters: readonly string[] }) => (
  <NounList columns={auditLogColumns} filters={filters} sort={{ field: 'at', order: 'DESC' }} />
);
