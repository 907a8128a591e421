import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCreatePath, useGetList, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Report } from '../../../domain/contract/reports/reports.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import type { Column } from '../../components/insight/FigureTable.tsx';
import { TableOrCards } from '../../components/insight/TableOrCards.tsx';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { ReportActions } from './ReportActions.tsx';
import { type ReportRange, type ReportType, rowsIn } from './ReportFilters.tsx';
import { ReportState } from './ReportState.tsx';
import { sizeOfFile } from './sizeOfFile.ts';
import { untilMade } from './untilMade.ts';

const perPage = 10;

/** The reports of one type, newest first, with their actions. */
export const ReportTable = ({ type, range }: { type: ReportType; range: ReportRange | null }) => {
  const translate = useTranslate();
  const [page, setPage] = useState(0);
  const columns = useReportColumns();
  const title = translate(valueKey('reports', 'type', type), { _: type });
  const { data, total, error, refetch } = useGetList<Report>(
    'reports',
    {
      filter: { ...rowsIn(range), type },
      pagination: { page: page + 1, perPage },
      sort: { field: 'id', order: 'DESC' },
    },
    { refetchInterval: ({ state }) => untilMade(state.data?.data) },
  );
  if (error && !data)
    return (
      <Panel title={title}>
        <CouldNotLoad error={error} onRetry={() => refetch()} />
      </Panel>
    );
  if (!data)
    return (
      <Panel title={title}>
        <Skeleton variant="rounded" height={160} />
      </Panel>
    );
  return (
    <Panel title={title}>
      {data.length === 0 ? (
        <Typography color="textSecondary">{translate('reportsPage.none')}</Typography>
      ) : (
        <TableOrCards label={title} columns={columns} rows={data} idOf={({ id }) => id} />
      )}
      {total !== undefined && total > perPage && (
        <TablePagination
          component="div"
          count={total}
          page={page}
          rowsPerPage={perPage}
          rowsPerPageOptions={[perPage]}
          onPageChange={(_, next) => setPage(next)}
        />
      )}
    </Panel>
  );
};

const useReportColumns = (): readonly Column<Report>[] => {
  const translate = useTranslate();
  const locale = useLocale();
  const label = (field: string) => translate(`resources.reports.fields.${field}`);
  return [
    { key: 'name', label: label('name'), share: '26%', show: (report) => <Name {...report} /> },
    { key: 'format', label: label('format'), share: '9%', show: ({ format }) => format },
    {
      key: 'lastGenerated',
      label: label('lastGenerated'),
      share: '19%',
      show: ({ lastGenerated }) => (
        <Box component="span" sx={unbroken}>
          {lastGenerated
            ? new Date(lastGenerated).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
            : '–'}
        </Box>
      ),
    },
    {
      key: 'status',
      label: label('status'),
      share: '25%',
      show: (report) => <ReportState report={report} />,
    },
    {
      key: 'size',
      label: label('sizeBytes'),
      numeric: true,
      share: '9%',
      show: (report) => (
        <Box component="span" sx={unbroken}>
          {sizeOfFile(report, locale) ?? '–'}
        </Box>
      ),
    },
    {
      key: 'actions',
      label: translate('screens.actions'),
      numeric: true,
      show: (report) => <ReportActions report={report} />,
    },
  ];
};

const unbroken = { whiteSpace: 'nowrap' };

const Name = ({ id, name }: Report) => {
  const createPath = useCreatePath();
  return (
    <>
      <Link component={RouterLink} to={createPath({ resource: 'reports', type: 'show', id })}>
        {name}
      </Link>
      <Typography component="div" variant="body2" color="textSecondary">
        {id}
      </Typography>
    </>
  );
};
