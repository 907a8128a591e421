import CsvIcon from '@mui/icons-material/FileDownloadOutlined';
import ExcelIcon from '@mui/icons-material/GridOnOutlined';
import Box from '@mui/material/Box';
import { downloadCSV } from 'react-admin';
import { SaveButton } from '../../../components/download/SaveButton.tsx';
import { type FileTable, fileTable } from '../../../components/insight/fileTable.ts';
import { csvOf } from '../../../components/screens/lists/csv.ts';
import { accountColumns, fileColumns, type Line, sumsOf } from './journalLines.tsx';
import type { BookWords } from './useBookWords.ts';

interface Props {
  month: string;
  lines: readonly Line[];
  words: BookWords;
}

/** Downloads the lines of a journal that are shown, by account. */
export const SaveJournal = ({ month, lines, words }: Props) => {
  const { word, translate } = words;
  const name = `${word('journal')} ${month}`;
  const byAccount = () =>
    sumsOf(lines).flatMap(({ account, currency }) =>
      lines.filter((line) => line.account === account && line.currency === currency),
    );
  const toCsv = async () => {
    const columns = fileColumns(words);
    const rows = byAccount().map((line) => columns.map(({ write, show }) => (write ?? show)(line)));
    downloadCSV(
      csvOf(
        columns.map(({ label }) => label),
        rows,
      ),
      name,
    );
  };
  const toExcel = async () => {
    const { saveWorkbook } = await import('../../../components/download/saveWorkbook.ts');
    const sheet = (title: string, { columns, values }: FileTable<string>) => ({
      name: title,
      headings: columns.map(({ label }) => label),
      rows: values,
    });
    await saveWorkbook(
      [
        sheet(word('journal'), fileTable('lines', fileColumns(words), byAccount())),
        sheet(word('byAccount'), fileTable('accounts', accountColumns(words), sumsOf(lines))),
      ],
      `${name}.xlsx`,
    );
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { md: 'auto' } }}>
      <SaveButton done="books.saved" icon={<CsvIcon />} save={toCsv} disabled={lines.length === 0}>
        {translate('analytics.chart.export')}
      </SaveButton>
      <SaveButton done="books.saved" icon={<ExcelIcon />} save={toExcel} disabled={lines.length === 0}>
        {translate('platformAnalytics.excel')}
      </SaveButton>
    </Box>
  );
};
