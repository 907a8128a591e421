import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, downloadCSV, useDataProvider, useListContext } from 'react-admin';
import { useNotifyFailure } from '../../../auth/useNotifyFailure.ts';
import { useNoteUse } from '../../usage/useNoteUse.ts';
import { useRowsAsCsv } from './useRowsAsCsv.ts';

/** Exports the selected rows as CSV. */
export const ExportChosenButton = () => {
  const dataProvider = useDataProvider();
  const notifyFailure = useNotifyFailure();
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
      .catch(notifyFailure);
  return (
    <Button onClick={download} label="screens.export">
      <DownloadIcon />
    </Button>
  );
};
