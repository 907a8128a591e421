import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { reportTypes } from '../../../domain/contract/reports.ts';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { CreateReportButton } from './CreateReportButton.tsx';
import { ReportCounts } from './ReportCounts.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { ReportTable } from './ReportTable.tsx';
import { useReportFilter } from './useReportFilter.ts';

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
