import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PlannedImport } from '../../../domain/import/planImport.ts';

interface Props {
  count: number;
  kept: readonly { row: PlannedImport; reason: string }[];
}

/** How many rows are listed by name; the others are only counted. */
const mostNamed = 50;

/** The rows that were undone, and those that could not be. */
export const ImportUndone = ({ count, kept }: Props) => {
  const translate = useTranslate();
  return (
    <>
      <Alert severity="success">
        {translate('bench.import.undone')}: {translate('bench.import.undoneCount', { smart_count: count })}
      </Alert>
      {kept.length > 0 && (
        <Alert severity="warning">
          <Typography variant="body2">{translate('bench.import.notUndone')}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {kept.slice(0, mostNamed).map(({ row, reason }) => (
              <li key={row.row}>
                {translate('bench.import.notUndoneRow', {
                  name: row.name,
                  row: row.row,
                  reason,
                })}
              </li>
            ))}
            {kept.length > mostNamed && (
              <li>{translate('bench.import.andMore', { smart_count: kept.length - mostNamed })}</li>
            )}
          </Box>
        </Alert>
      )}
    </>
  );
};
