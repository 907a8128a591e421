import ChartIcon from '@mui/icons-material/BarChartOutlined';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ExportFigures } from './ExportFigures.tsx';
import { FigureTable, type FileColumn } from './FigureTable.tsx';

interface Props<R> {
  title: string;
  fileName: string;
  columns: readonly FileColumn<R>[];
  rows: readonly R[];
  idOf: (row: R) => string;
  /** Height in pixels reserved for the chart, so that the layout does not shift. */
  height: number | Record<string, number>;
  /** Description of the figures, below them. */
  note?: ReactNode;
  children: ReactNode;
}

/** A chart, with the same figures as a table or a file. */
export const ChartOrTable = <R,>({
  title,
  fileName,
  columns,
  rows,
  idOf,
  height,
  note,
  children,
}: Props<R>) => {
  const translate = useTranslate();
  const [asTable, showAsTable] = useState(false);
  const other = asTable ? 'asChart' : 'asTable';
  return (
    <>
      <Box sx={{ minHeight: height }}>
        {asTable ? <FigureTable label={title} columns={columns} rows={rows} idOf={idOf} /> : children}
      </Box>
      {note && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {note}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          size="small"
          startIcon={asTable ? <ChartIcon /> : <TableIcon />}
          onClick={() => showAsTable(!asTable)}
          aria-label={translate(`analytics.chart.${other}Of`, { title })}
        >
          {translate(`analytics.chart.${other}`)}
        </Button>
        <ExportFigures title={title} fileName={fileName} columns={columns} rows={rows} />
      </Box>
    </>
  );
};
