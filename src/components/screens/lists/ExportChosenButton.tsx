import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { downloadCSV, useDataProvider, useListContext, useNotify } from 'ra-core';
import { Button } from 'ra-ui-materialui';
import { reasonOf } from '../../../auth/reasonOf.ts';
import { useNoteUse } from '../../usage/useNoteUse.ts';
import { useRowsAsCsv } from './useRowsAsCsv.ts';

/** Exports the selected rows as CSV. */
export const ExportChosenButton = () => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const { resource, selectedIds } = useListContext();
  const noteUse = useNoteUse();
  const toCsv = useRowsAsCsv();
  const download = () =>
    dataProvider
      .getMany(resource, { ids: selectedIds })
      .then(({ data }) => {
        downloadCSV(toCsv(data), resource);
        noteUse('exports');
      })
      .catch((error: unknown) => notify(reasonOf(error), { type: 'error' }));
  return (
    <Button onClick={download} label="screens.export">
      <DownloadIcon />
    </Button>
  );
};
