import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type { FigureRows } from './FigureTable.tsx';

/** The column with a row's buttons. */
const actionsKey = 'actions';

/** Table rows on a phone: each with its name and buttons above its other columns, without those that are null. */
export const FigureCards = <R,>({ label, columns: [name, ...others], rows, idOf }: FigureRows<R>) => {
  const actions = others.find(({ key }) => key === actionsKey);
  const facts = others.filter((column) => column !== actions);
  return (
    <Box component="ul" aria-label={label} sx={list}>
      {rows.map((row) => (
        <li key={idOf(row)}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{name?.show(row)}</Box>
            <Box sx={{ flexShrink: 0 }}>{actions?.show(row)}</Box>
          </Box>
          <Box component="dl" sx={lines}>
            {facts.map(({ key, label, show }) => {
              const shown = show(row);
              return shown === null ? null : (
                <Fragment key={key}>
                  <Typography component="dt" variant="body2" color="textSecondary">
                    {label}
                  </Typography>
                  <Typography component="dd" variant="body2" sx={told}>
                    {shown}
                  </Typography>
                </Fragment>
              );
            })}
          </Box>
        </li>
      ))}
    </Box>
  );
};

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { py: 1.5, borderBottom: '1px solid', borderColor: 'divider' },
  '& > li:first-of-type': { pt: 0 },
  '& > li:last-of-type': { pb: 0, borderBottom: 0 },
};
const lines = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: 2,
  rowGap: 0.75,
  m: 0,
  mt: 1,
};
const told = { m: 0, minWidth: 0, justifySelf: 'end', textAlign: 'right' };
