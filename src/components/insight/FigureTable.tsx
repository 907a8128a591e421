import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';
import type { Unit } from '../../../domain/insight/statistics.ts';

/** Type of a cell's value for spreadsheets: small shares need more decimals. */
export type FileUnit = Unit | 'smallShare' | 'day' | 'month';

/** A column of figures: how it is displayed and exported. */
export type Column<R> = {
  key: string;
  label: string;
  /** Numbers are right-aligned. */
  numeric?: boolean;
  /** Rows can be ordered by this value; null comes last. */
  order?: (row: R) => number | string | null;
  /** Share of the table's width, so that stacked tables align. */
  share?: `${number}%`;
  /** Keeps short values, such as dates, in one line. */
  nowrap?: boolean;
  show: (row: R) => ReactNode;
  /** For the CSV file; by default as displayed. */
  write?: (row: R) => string | number | null;
  /** Spreadsheet value; for a plain number or text, the displayed one. */
  unit?: FileUnit | ((row: R) => FileUnit);
  /** For PDF, if the displayed value is more than text. */
  print?: (row: R) => string;
};

/** An exportable column: if more than text is displayed, it defines the exported value. */
export type FileColumn<R> = Column<R> &
  ({ show: (row: R) => string | number | null } | { write: (row: R) => string | number | null });

/** By which column rows are ordered, and how that is changed. */
export type FigureOrder = { key: string; direction: 'asc' | 'desc'; choose: (key: string) => void };

export type FigureRows<R> = {
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  idOf: (row: R) => string;
  ordered?: FigureOrder;
};

/** Rows of figures with headers; the first column names the row. */
export const FigureTable = <R,>({ label, columns, rows, idOf, ordered }: FigureRows<R>) => (
  <TableContainer tabIndex={0} role="group" aria-label={label} sx={{ borderRadius: '8px' }}>
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {columns.map(({ key, label, numeric, share, order }) => (
            <TableCell
              key={key}
              align={numeric ? 'right' : 'left'}
              sx={{ whiteSpace: 'nowrap', width: share }}
              sortDirection={ordered && order && ordered.key === key ? ordered.direction : false}
            >
              {ordered && order ? (
                <TableSortLabel
                  active={ordered.key === key}
                  direction={ordered.key === key ? ordered.direction : numeric ? 'desc' : 'asc'}
                  onClick={() => ordered.choose(key)}
                >
                  {label}
                </TableSortLabel>
              ) : (
                label
              )}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={idOf(row)}>
            {columns.map(({ key, numeric, nowrap, show }, place) => (
              <TableCell
                key={key}
                {...(place === 0 && { component: 'th', scope: 'row' })}
                align={numeric ? 'right' : 'left'}
                sx={nowrap ? { whiteSpace: 'nowrap' } : undefined}
              >
                {show(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
