import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useTranslate, useTranslateLabel } from 'react-admin';
import { useNoun } from '../contract/useNoun.ts';
import { NounField } from '../fields/NounField.tsx';
import type { StaleSave } from './useStale.ts';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Fields that both users changed, side by side. */
export const StaleComparison = ({ stale: { current, before, mine } }: { stale: StaleSave }) => {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const { name } = useNoun();
  const both = Object.keys(mine).filter(
    (field) => !same(current[field], before[field]) && !same(current[field], mine[field]),
  );
  if (both.length === 0) return <Typography sx={{ mt: 2 }}>{translate('forms.stale.none')}</Typography>;
  return (
    <Table size="small" sx={{ mt: 2 }}>
      <TableHead>
        <TableRow>
          {['field', 'theirs', 'yours'].map((column) => (
            <TableCell key={column}>{translate(`forms.stale.${column}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {both.map((field) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              {labelOf({ source: field, resource: name })}
            </TableCell>
            {[current, { ...current, ...mine }].map((row, index) => (
              <TableCell key={index === 0 ? 'theirs' : 'yours'}>
                <RecordContextProvider value={row}>
                  <NounField source={field} />
                </RecordContextProvider>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
