import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Report } from '../../../domain/contract/reports/reports.ts';
import type { AnswerWords } from '../../../domain/reports/answerWords.ts';
import { describeReport } from '../../../domain/reports/describeReport.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { sizeOfFile } from './sizeOfFile.ts';
import { useAnswerWords } from './useAnswerWords.ts';

/** A report's details: period, time of generation, number of rows and file size. */
export const AboutReport = ({ report }: { report: Report }) => (
  <ReportFacts facts={factsOf(report, useAnswerWords())} />
);

/** Pairs of label and text. */
export const ReportFacts = ({ facts }: { facts: readonly [label: string, text: string][] }) => (
  <Box component="dl" sx={grid}>
    {facts.map(([label, text]) => (
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

const factsOf = (report: Report, words: AnswerWords): [label: string, text: string][] => {
  const { translate, locale } = words;
  const label = (field: string) => translate(`resources.reports.fields.${field}`);
  const size = sizeOfFile(report, locale);
  return [
    [label('id'), report.id],
    [label('type'), translate(valueKey('reports', 'type', report.type), { _: report.type })],
    [label('format'), report.format],
    ...describeReport(report, words),
    ...fact(label('rowsFound'), report.rowsFound === null ? null : words.number(report.rowsFound)),
    ...fact(label('sizeBytes'), size),
  ];
};

const fact = (label: string, text: string | null): [string, string][] =>
  text === null ? [] : [[label, text]];

const grid = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
};
