import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import type { Unit } from '../../../domain/insight/metrics.ts';

/** What the value of a cell is, for a spreadsheet: small shares need more decimals. */
export type FileUnit = Unit | 'smallShare' | 'day' | 'month';

/** A column of figures: how a row's is shown, and how it is written into a file. */
export type Column<R> = {
  key: string;
  label: string;
  /** Figures stand at the right. */
  numeric?: boolean;
  /** Of the table's width, so that tables one below the other stand in line. */
  share?: `${number}%`;
  show: (row: R) => ReactNode;
  /** For the CSV file; as shown when left out. */
  write?: (row: R) => string | number | null;
  /** What is written, for a spreadsheet; a plain figure or text when left out. */
  unit?: FileUnit | ((row: R) => FileUnit);
  /** For paper, where what is shown is more than text. */
  print?: (row: R) => string;
};

/** A column that a file can hold: where more than a text is shown, it says what is written. */
export type FileColumn<R> = Column<R> &
  ({ show: (row: R) => string | number | null } | { write: (row: R) => string | number | null });

export type FigureRows<R> = {
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  idOf: (row: R) => string;
};

/** Rows of figures under their headings; the first column names the row. */
export const FigureTable = <R,>({ label, columns, rows, idOf }: FigureRows<R>) => (
  <TableContainer tabIndex={0} role="group" aria-label={label} sx={{ borderRadius: 2 }}>
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {columns.map(({ key, label, numeric, share }) => (
            <TableCell
              key={key}
              align={numeric ? 'right' : 'left'}
              sx={{ whiteSpace: 'nowrap', width: share }}
            >
              {label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={idOf(row)}>
            {columns.map(({ key, numeric, show }, place) => (
              <TableCell
                key={key}
                {...(place === 0 && { component: 'th', scope: 'row' })}
                align={numeric ? 'right' : 'left'}
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
