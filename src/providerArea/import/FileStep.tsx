import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useContext, useState } from 'react';
import { downloadCSV, useLocale, useTranslate } from 'react-admin';
import { importFields } from '../../../domain/import/columns.ts';
import { mostRows } from '../../../domain/import/planImport.ts';
import { useReason } from '../../auth/useReason.ts';
import { FileDrop } from '../../components/inputs/FileDrop.tsx';
import { csvOf } from '../../components/screens/lists/csv.ts';
import { FileRefused } from './fileRefused.ts';
import { ImportedCustomFields, useColumnLabel } from './importedFields.ts';
import { mostMegabytes, openSheet, type Sheet } from './openSheet.ts';

/** Selects a file by drag and drop, mouse or keyboard. */
export const FileStep = ({ onOpen }: { onOpen: (sheet: Sheet) => void }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const label = useColumnLabel();
  const customFields = useContext(ImportedCustomFields);
  const { open, reading, problem } = useOpenFile(onOpen);
  const limits = { rows: mostRows.toLocaleString(locale), size: mostMegabytes };
  const headings = [...importFields.map(label), ...customFields.map(({ name }) => name)];
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto' }}>
      {problem && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {translate(`bench.import.refused.${problem.key}`, { ...limits, ...problem })}
        </Alert>
      )}
      <FileDrop
        lead={translate('bench.import.drop')}
        choose={translate('bench.import.choose')}
        hint={translate('bench.import.limits', limits)}
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        isReading={reading}
        onFiles={([file]) => file && open(file)}
      />
      <Button sx={{ mt: 2 }} onClick={() => downloadCSV(csvOf(headings, []), 'available-resources')}>
        {translate('bench.import.template')}
      </Button>
    </Box>
  );
};

type Problem = { key: string; name: string; reason?: string };

const useOpenFile = (onOpen: (sheet: Sheet) => void) => {
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const reasonOf = useReason();
  const open = async (file: File) => {
    setReading(true);
    setProblem(null);
    try {
      onOpen(await openSheet(file));
    } catch (error) {
      const key = error instanceof FileRefused ? error.key : 'unread';
      setProblem({ key, name: file.name, reason: reasonOf(error) });
    }
    setReading(false);
  };
  return { open, reading, problem };
};
