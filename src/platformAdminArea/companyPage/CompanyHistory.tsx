import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { sentenceColumn } from '../../resources/activities/sentenceColumn.tsx';
import { auditLogColumns } from '../../resources/auditLogs/auditLogColumns.tsx';
import { CompanyRows } from './CompanyRows.tsx';

const latest = { field: 'at', order: 'DESC' as const };
const entries = { noun: 'auditLogs' as const, target: 'companyId', columns: auditLogColumns, sort: latest };
const activities = {
  noun: 'activities' as const,
  target: 'companyId',
  columns: ['at', sentenceColumn, 'details', 'status'],
  sort: latest,
};

/** The audit log of the company and its rows, followed by its activities. */
export const CompanyHistory = ({ entries: mayAudit }: { entries: boolean }) => (
  <Box sx={{ display: 'grid', gap: 4, pt: 1 }}>
    {mayAudit && <Part title="companies.page.auditLog" rows={entries} />}
    <Part title="companies.page.activities" rows={activities} />
  </Box>
);

const Part = ({ title, rows }: { title: string; rows: typeof entries | typeof activities }) => {
  const translate = useTranslate();
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography variant="subtitle1" component="h2">
        {translate(title)}
      </Typography>
      <CompanyRows tab={rows} />
    </Box>
  );
};
