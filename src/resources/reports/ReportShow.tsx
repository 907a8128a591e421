import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Show, useRecordContext, useTranslate } from 'react-admin';
import type { Report } from '../../../domain/contract/reports/reports.ts';
import { RowTitle } from '../../components/screens/lists/RowTitle.tsx';
import { WhenRead } from '../../components/screens/WhenRead.tsx';
import { AboutReport } from './AboutReport.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportAnswer } from './ReportAnswer.tsx';
import { ReportState } from './ReportState.tsx';
import { untilMade } from './untilMade.ts';

/** One report: its status, and its result as a chart and a table. */
export const ReportShow = () => (
  <Show
    title={<RowTitle />}
    actions={false}
    queryOptions={{ refetchInterval: ({ state }) => untilMade(state.data ? [state.data as Report] : []) }}
    render={(read) => (
      <WhenRead read={read}>
        <Contents />
      </WhenRead>
    )}
  />
);

const Contents = () => {
  const translate = useTranslate();
  const report = useRecordContext<Report>();
  if (!report) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3, p: { xs: 2, md: 3 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'start', justifyContent: 'space-between' }}>
        <ReportState report={report} />
        <ReportActions report={report} />
      </Box>
      <AboutReport report={report} />
      {report.status === 'Ready' && <ReportAnswer report={report} />}
      {report.status === 'Processing' && (
        <Typography color="textSecondary">{translate('reportsPage.waiting')}</Typography>
      )}
      {report.status === 'Failed' && <Alert severity="error">{translate('reportsPage.failedHint')}</Alert>}
    </Box>
  );
};
