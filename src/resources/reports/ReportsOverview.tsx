import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { questionRanges } from '../../../domain/contract/reports/question.ts';
import { reportTypes } from '../../../domain/contract/reports/reports.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { CountedTiles } from '../../components/tiles/CountedTiles.tsx';
import { StatTile } from '../../components/tiles/StatTile.tsx';
import { useCount } from '../../components/tiles/useCount.ts';
import { CreateReportDialog } from './CreateReportDialog.tsx';
import { type ReportFilter, ReportFilters, rowsIn } from './ReportFilters.tsx';
import { ReportTable } from './ReportTable.tsx';

/** The number of reports, by status. */
const ReportCounts = ({ filter: { type, range } }: { filter: ReportFilter }) => {
  const translate = useTranslate();
  const filter = { ...rowsIn(range), ...(type !== null && { type }) };
  const all = useCount('reports', filter);
  const ready = useCount('reports', { ...filter, status: 'Ready' });
  const processing = useCount('reports', { ...filter, status: 'Processing' });
  const failed = useCount('reports', { ...filter, status: 'Failed' });
  const label = (tile: string) => translate(`reportsPage.counts.${tile}`);
  return (
    <CountedTiles asked={[all, ready, processing, failed]}>
      <StatTile label={label('all')} value={all.total} />
      <StatTile label={label('ready')} value={ready.total} />
      <StatTile label={label('processing')} value={processing.total} />
      <StatTile label={label('failed')} value={failed.total} />
    </CountedTiles>
  );
};

/** Opens the form for a new report; hidden from users who may not add one. */
const CreateReportButton = () => {
  const translate = useTranslate();
  const mayCreate = useMay('create', 'reports');
  const [isOpen, setOpen] = useState(false);
  if (!mayCreate) return null;
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {translate('reportsPage.create')}
      </Button>
      {isOpen && <CreateReportDialog onClose={() => setOpen(false)} />}
    </>
  );
};

const first = reportTypes[0];
const every = 'all';

/** The filter of the page, kept in the address; by default financial reports of any date. */
const useReportFilter = (): [ReportFilter, (filter: ReportFilter) => void] => {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('type');
  const type = asked === every ? null : (reportTypes.find((one) => one === asked) ?? first);
  const range = questionRanges.find((one) => one === search.get('range')) ?? null;
  const choose = (filter: ReportFilter) =>
    setSearch({ type: filter.type ?? every, ...(filter.range && { range: filter.range }) });
  return [{ type, range }, choose];
};

/** The filters and the reports by type, followed by the other parts of the page. */
export const ReportsOverview = ({ children }: { children?: ReactNode }) => {
  const translate = useTranslate();
  const [filter, setFilter] = useReportFilter();
  const types = filter.type === null ? reportTypes : [filter.type];
  return (
    <>
      <PageTitle>{translate('admin.menu.reports')}</PageTitle>
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <ReportFilters value={filter} choose={setFilter} />
          <Box sx={{ ml: 'auto' }}>
            <CreateReportButton />
          </Box>
        </Box>
        <Box sx={{ mb: -3 }}>
          <ReportCounts filter={filter} />
        </Box>
        {types.map((type) => (
          <ReportTable key={type} type={type} range={filter.range} />
        ))}
        {children}
      </Box>
    </>
  );
};
