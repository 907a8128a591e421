import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { downloadCSV, useTranslate } from 'react-admin';
import type { PlannedImport } from '../../../domain/import/planImport.ts';
import { csvOf } from '../../components/screens/lists/csv.ts';
import type { Sheet } from './openSheet.ts';
import { useReasonWords } from './useReasonWords.ts';

interface Props {
  sheet: Sheet;
  rows: readonly PlannedImport[];
}

/** Downloads rows as they are in the file, with the reason for each, so that they can be corrected. */
export const LeftOutButton = ({ sheet, rows }: Props) => {
  const translate = useTranslate();
  const { ofRow } = useReasonWords();
  const download = () => {
    const cellsOf = new Map(sheet.numbers.map((number, at) => [number, sheet.rows[at] ?? []]));
    const lines = rows.map((planned) => {
      const cells = cellsOf.get(planned.row) ?? [];
      const why = `${translate(`bench.import.kinds.${planned.kind}`)}: ${ofRow(planned)}`;
      return [...sheet.headers.map((_, at) => cells[at] ?? ''), why];
    });
    downloadCSV(
      csvOf([...sheet.headers, translate('bench.import.why')], lines),
      translate('bench.import.leftOutFile'),
    );
  };
  return (
    <Button startIcon={<DownloadIcon />} onClick={download}>
      {translate('bench.import.downloadLeftOut', { smart_count: rows.length })}
    </Button>
  );
};
