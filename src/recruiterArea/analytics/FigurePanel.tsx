import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ExportFigures } from '../../components/insight/ExportFigures.tsx';
import { FigureTable, type FileColumn } from '../../components/insight/FigureTable.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';

interface Props<R> {
  name: 'stages' | 'sources' | 'skills' | 'months';
  fileName: string;
  columns: readonly FileColumn<R>[];
  rows: readonly R[];
  /** The maximum number of rows in the table; the downloaded file contains all of them. */
  shown?: readonly R[];
  idOf: (row: R) => string;
  chart?: ReactNode;
  children?: ReactNode;
}

/**
 * A titled table of figures, below its chart if it has one. The info icon explains how the figures are
 * counted.
 */
export const FigurePanel = <R,>({
  name,
  fileName,
  columns,
  rows,
  shown = rows,
  idOf,
  chart,
  children,
}: Props<R>) => {
  const translate = useTranslate();
  const title = translate(`hiringAnalytics.${name}.title`);
  if (rows.length === 0)
    return (
      <Panel title={title}>
        <Typography color="textSecondary">{translate(`hiringAnalytics.${name}.none`)}</Typography>
      </Panel>
    );
  return (
    <Panel title={title} info={translate(`hiringAnalytics.${name}.note`)}>
      {chart}
      <Box sx={close}>
        <FigureTable label={title} columns={columns} rows={shown} idOf={idOf} />
      </Box>
      {children}
      <ExportFigures title={title} fileName={fileName} columns={columns} rows={rows} />
    </Panel>
  );
};

/** Fits five columns next to another panel or on a phone. */
const close = {
  '& .MuiTableCell-root': { px: { xs: 0.5, sm: 0.75 } },
  '& thead .MuiTableCell-root': { whiteSpace: 'normal', verticalAlign: 'bottom' },
};
