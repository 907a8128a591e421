import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'react-admin';
import { type Column, ComparedHead } from './ComparedHead.tsx';
import { compareRows } from './compareRows.tsx';

/**
 * One column per candidate, one row per feature. Narrow screens scroll the table; the features stay visible.
 */
export const CompareTable = ({ columns }: { columns: readonly Column[] }) => {
  const translate = useTranslate();
  const label = translate('talent.compare.title');
  const candidates = columns.flatMap(({ candidate }) => candidate ?? []);
  return (
    <ResourceContextProvider value="candidates">
      <TableContainer tabIndex={0} role="region" aria-label={label} sx={frame}>
        <Table aria-label={label} sx={{ minWidth: 140 + 220 * columns.length, tableLayout: 'fixed' }}>
          <TableHead>
            <TableRow>
              <TableCell sx={feature}>
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {translate('talent.compare.feature')}
                </Box>
              </TableCell>
              {columns.map((column) => (
                <TableCell key={column.id} scope="col" sx={{ verticalAlign: 'top' }}>
                  <ComparedHead column={column} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {compareRows.map(({ key, labelKey, show }) => (
              <TableRow key={key}>
                <TableCell component="th" scope="row" sx={feature}>
                  {translate(labelKey)}
                </TableCell>
                {columns.map(({ id, candidate }) => (
                  <TableCell key={id} sx={{ verticalAlign: 'top' }}>
                    {candidate && (
                      <RecordContextProvider value={candidate}>
                        {show(candidate, candidates)}
                      </RecordContextProvider>
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </ResourceContextProvider>
  );
};

const frame = { border: 1, borderColor: 'divider', borderRadius: '12px', bgcolor: 'background.paper' };
const feature = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  width: { xs: 132, sm: 140 },
  bgcolor: 'background.paper',
  verticalAlign: 'top',
  fontWeight: 600,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
};
