import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Report } from '../../../domain/contract/reports.ts';
import { describeReport } from './describeReport.ts';
import { useAnswerWords } from './useAnswerWords.ts';

/** What a report covers: its subject, period, filter and time zone, and when it was made. */
export const AboutReport = ({ report }: { report: Report }) => (
  <Box component="dl" sx={grid}>
    {describeReport(report, useAnswerWords()).map(([label, text]) => (
      <Box key={label} sx={{ minWidth: 0 }}>
        <Typography component="dt" color="textSecondary" sx={{ fontSize: 13 }}>
          {label}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ m: 0, mt: 0.25, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </Box>
    ))}
  </Box>
);

const grid = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
};
