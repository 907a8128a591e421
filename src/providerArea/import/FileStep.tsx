import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, useId, useRef, useState } from 'react';
import { downloadCSV, useLocale, useTranslate, useTranslateLabel } from 'react-admin';
import { importFields } from '../../../domain/import/columns.ts';
import { mostRows } from '../../../domain/import/planImport.ts';
import { useReason } from '../../auth/useReason.ts';
import { csvOf } from '../../components/screens/lists/csv.ts';
import { FileRefused } from './fileRefused.ts';
import { mostMegabytes, openSheet, type Sheet } from './openSheet.ts';

/** Selects a file by drag and drop, mouse or keyboard. */
export const FileStep = ({ onOpen }: { onOpen: (sheet: Sheet) => void }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const labelOf = useTranslateLabel();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [over, setOver] = useState(false);
  const { open, reading, problem } = useOpenFile(onOpen);
  const limits = { rows: mostRows.toLocaleString(locale), size: mostMegabytes };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    open(event.dataTransfer.files[0]);
  };
  const headings = importFields.map((source) => String(labelOf({ source, resource: 'candidates' })));
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto' }}>
      {problem && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {translate(`bench.import.refused.${problem.key}`, { ...limits, ...problem })}
        </Alert>
      )}
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{ ...field, ...(over && { borderColor: 'primary.main', bgcolor: 'action.hover' }) }}
      >
        <UploadIcon aria-hidden color="primary" sx={{ fontSize: 40 }} />
        <Typography sx={{ fontWeight: 600 }}>{translate('bench.import.drop')}</Typography>
        <Button variant="contained" loading={reading} onClick={() => input.current?.click()}>
          {translate('bench.import.choose')}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          aria-label={translate('bench.import.choose')}
          aria-describedby={hint}
          onChange={({ target }) => {
            open(target.files?.[0]);
            target.value = '';
          }}
        />
        <Typography id={hint} variant="body2" color="textSecondary">
          {translate('bench.import.limits', limits)}
        </Typography>
      </Box>
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
  const open = async (file: File | undefined) => {
    if (!file) return;
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

const field = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1.5,
  p: { xs: 3, md: 6 },
  textAlign: 'center',
  border: '2px dashed',
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
};
