import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { ReportSchedule } from '../../../domain/contract/reports/reportSchedules.ts';
import { TableOrCards } from '../../components/insight/TableOrCards.tsx';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { PageLinks } from '../../components/screens/lists/PageLinks.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { useScheduleColumns } from './useScheduleColumns.tsx';

const perPage = 10;

/** The scheduled reports, with their next run and recipients. */
export const SchedulesPanel = () => {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const columns = useScheduleColumns();
  const { data, total, error, refetch } = useGetList<ReportSchedule>('reportSchedules', {
    filter: {},
    sort: { field: 'id', order: 'DESC' },
    pagination: { page, perPage },
  });
  const pages = Math.ceil((total ?? 0) / perPage);
  const words = (key: string) => translate(`scheduledReports.${key}`);
  return (
    <Panel title={words('title')}>
      {error && !data && <CouldNotLoad title={words('failed')} error={error} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={200} />}
      {data?.length === 0 && <Typography color="textSecondary">{words('none')}</Typography>}
      {data && data.length > 0 && (
        <TableOrCards label={words('title')} columns={columns} rows={data} idOf={({ id }) => id} />
      )}
      {pages > 1 && (
        <PageLinks count={pages} page={page} onChange={(_, chosen) => setPage(chosen)} sx={{ mt: 2 }} />
      )}
    </Panel>
  );
};
