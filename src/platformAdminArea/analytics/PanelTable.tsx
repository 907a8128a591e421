import Box from '@mui/material/Box';
import { ExportFigures } from '../../components/insight/ExportFigures.tsx';
import { FigureTable, type FileColumn } from '../../components/insight/FigureTable.tsx';
import type { TableName } from './tables.ts';
import { useAnalyticsWords } from './useAnalyticsWords.ts';

interface Props<R> {
  name: TableName;
  fileName: string;
  columns: readonly FileColumn<R>[];
  rows: readonly R[];
  /** The maximum number of rows shown; the file contains all of them. */
  shown?: readonly R[];
  idOf: (row: R) => string;
}

/** A panel's figures as a table, also available as a file. */
export const PanelTable = <R,>({ name, fileName, columns, rows, shown = rows, idOf }: Props<R>) => {
  const title = useAnalyticsWords().label(name, 'title');
  return (
    <>
      <Box sx={close}>
        <FigureTable label={title} columns={columns.filter(onPage)} rows={shown} idOf={idOf} />
      </Box>
      <Box sx={{ mt: 1 }}>
        <ExportFigures title={title} fileName={fileName} columns={columns} rows={rows} />
      </Box>
    </>
  );
};

/** Some columns are only in the files. */
const onPage = ({ key }: { key: string }) => !key.startsWith('file.');

const close = {
  '& .MuiTableCell-root': { px: { xs: 0.5, sm: 1 } },
  '& thead .MuiTableCell-root': { whiteSpace: 'normal', verticalAlign: 'bottom' },
};
