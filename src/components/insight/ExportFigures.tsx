import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { downloadCSV, useTranslate } from 'react-admin';
import { csvOf } from '../screens/lists/csv.ts';
import { useNoteUse } from '../usage/useNoteUse.ts';
import type { FileColumn } from './FigureTable.tsx';

interface Props<R> {
  title: string;
  /** Without its extension. */
  fileName: string;
  columns: readonly FileColumn<R>[];
  rows: readonly R[];
}

/** Downloads a table of figures as CSV. */
export const ExportFigures = <R,>({ title, fileName, columns, rows }: Props<R>) => {
  const translate = useTranslate();
  const noteUse = useNoteUse();
  const written = (column: FileColumn<R>, row: R): unknown =>
    column.write ? column.write(row) : column.show(row);
  const download = () => {
    downloadCSV(
      csvOf(
        columns.map(({ label }) => label),
        rows.map((row) => columns.map((column) => written(column, row))),
      ),
      fileName,
    );
    noteUse('exports');
  };
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      disabled={rows.length === 0}
      onClick={download}
      aria-label={translate('analytics.chart.exportOf', { title })}
    >
      {translate('analytics.chart.export')}
    </Button>
  );
};
