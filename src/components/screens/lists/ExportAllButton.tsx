import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { Button, downloadCSV, useListContext, useTranslate } from 'react-admin';
import { useNotifyFailure } from '../../../auth/useNotifyFailure.ts';
import { useNoteUse } from '../../usage/useNoteUse.ts';
import { useReadAllRows } from './useReadAllRows.ts';
import { useRowsAsCsv } from './useRowsAsCsv.ts';

/** Exports every row of the filtered and sorted list as CSV, whatever page is shown. */
export const ExportAllButton = () => {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const { resource, total } = useListContext();
  const [busy, setBusy] = useState(false);
  const readAll = useReadAllRows();
  const noteUse = useNoteUse();
  const toCsv = useRowsAsCsv();
  const label = translate(busy ? 'screens.exporting' : 'screens.export');
  const download = async () => {
    setBusy(true);
    try {
      downloadCSV(toCsv(await readAll()), resource);
      noteUse('exports');
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(false);
  };
  return (
    // React-admin gives a disabled button no name on phones.
    <Button onClick={download} disabled={busy || !total} label={label} aria-label={label}>
      <DownloadIcon />
    </Button>
  );
};
