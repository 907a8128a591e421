import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { Report } from '../../../domain/contract/reports/reports.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { storedText } from '../../i18n/textOf.ts';

/** The status of a report, with its progress or the reason why it failed. */
export const ReportState = ({ report: { id, status, progress, failure } }: { report: Report }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const share = (progress / 100).toLocaleString(locale, { style: 'percent' });
  return (
    <Box sx={{ minWidth: 110 }}>
      <StatusChip value={status} label={translate(valueKey('reports', 'status', status), { _: status })} />
      {status === 'Processing' && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 0.5 }}>
          <LinearProgress
            variant="determinate"
            value={progress}
            aria-label={translate('reportsPage.progressOf', { id })}
            sx={{ flex: 1 }}
          />
          <Typography variant="body2">{share}</Typography>
        </Box>
      )}
      {status === 'Failed' && failure && (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '40ch' }}>
          {storedText(failure)}
        </Typography>
      )}
    </Box>
  );
};
