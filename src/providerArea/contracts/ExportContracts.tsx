import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { downloadCSV, useTranslate } from 'react-admin';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useReadAllRows } from '../../components/screens/lists/useReadAllRows.ts';
import { useRowsAsCsv } from '../../components/screens/lists/useRowsAsCsv.ts';
import { useNoteUse } from '../../components/usage/useNoteUse.ts';

/** Exports all contracts as a CSV file. */
export const ExportContracts = () => {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const readAll = useReadAllRows();
  const noteUse = useNoteUse();
  const toCsv = useRowsAsCsv();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      downloadCSV(toCsv(await readAll()), 'contracts');
      noteUse('exports');
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(false);
  };
  return (
    <Button variant="outlined" startIcon={<DownloadIcon />} disabled={busy} onClick={download} size="small">
      {translate(busy ? 'screens.exporting' : 'contractsPage.export')}
    </Button>
  );
};
