import CsvIcon from '@mui/icons-material/FileDownloadOutlined';
import ExcelIcon from '@mui/icons-material/GridOnOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import { downloadCSV, useGetIdentity, useLocale } from 'react-admin';
import type { FairnessReport } from '../../../domain/insight/fairness/fairness.ts';
import { SaveButton } from '../../components/download/SaveButton.tsx';
import { fileTable } from '../../components/insight/fileTable.ts';
import { useSavePdf } from '../../components/pdf/useSavePdf.ts';
import { csvOf } from '../../components/screens/lists/csv.ts';
import { fileColumns } from './fairnessColumns.tsx';
import { useFairnessWords } from './useFairnessWords.ts';

/** Downloads all steps of the report for an auditor, with its period and definitions. */
export const SaveFairness = ({ report }: { report: FairnessReport }) => {
  const words = useFairnessWords();
  const { word, translate } = words;
  const { data: person } = useGetIdentity();
  const language = useLocale();
  const savePdf = useSavePdf();
  const title = word('title');
  const { from, to } = report.period;
  const name = `${title} ${from} ${to}`;
  const table = () => fileTable('fairness', fileColumns(words, report), report.rows);
  const headings = () => table().columns.map(({ label }) => label);
  const toCsv = async () => {
    const columns = fileColumns(words, report);
    const lines = report.rows.map((row) => columns.map(({ write, show }) => (write ?? show)(row)));
    const width = columns.length;
    const explained = words.definitions.map((line) => [...line, ...Array(width - line.length).fill('')]);
    downloadCSV(csvOf(headings(), [...lines, Array(width).fill(''), ...explained]), name);
  };
  const toExcel = async () => {
    const { saveWorkbook } = await import('../../components/download/saveWorkbook.ts');
    await saveWorkbook(
      [
        { name: title, headings: headings(), rows: table().values },
        { name: word('definitions'), headings: [word('term'), word('definition')], rows: words.definitions },
      ],
      `${name}.xlsx`,
    );
  };
  const toPdf = async () => {
    const { printFairness } = await import('./printFairness.ts');
    const author = String(person?.fullName ?? '');
    await savePdf(printFairness(report, { title, author, language }, words), `${name}.pdf`);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { md: 'auto' } }}>
      <SaveButton done="fairness.saved" icon={<CsvIcon />} save={toCsv}>
        {translate('analytics.chart.export')}
      </SaveButton>
      <SaveButton done="fairness.saved" icon={<ExcelIcon />} save={toExcel}>
        {translate('platformAnalytics.excel')}
      </SaveButton>
      <SaveButton done="fairness.saved" icon={<PdfIcon />} save={toPdf}>
        {translate('platformAnalytics.pdf')}
      </SaveButton>
    </Box>
  );
};
