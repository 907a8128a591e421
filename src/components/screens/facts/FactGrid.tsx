import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Labels and values in as many columns as fit. */
export const FactGrid = ({ children }: { children: ReactNode }) => (
  <Box component="dl" sx={grid}>
    {children}
  </Box>
);

interface Props {
  label: ReactNode;
  /** Takes a whole row. */
  isLong?: boolean;
  children: ReactNode;
}

export const LabelledFact = ({ label, isLong = false, children }: Props) => (
  <Box sx={isLong ? { minWidth: 0, gridColumn: '1 / -1' } : look}>
    <Typography component="dt" color="textSecondary" sx={{ fontSize: 13, overflowWrap: 'anywhere' }}>
      {label}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, mt: 0.25, minWidth: 0 }}>
      {children}
    </Typography>
  </Box>
);

/** On phones the value stands beside its label, as in the cards of lists. */
const look = {
  minWidth: 0,
  display: { xs: 'flex', sm: 'block' },
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: 2,
  '& > dt': { flex: 'none', maxWidth: '50%' },
  '& > dd': { textAlign: { xs: 'right', sm: 'left' } },
};

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: { xs: 1.25, sm: 2.5 },
  m: 0,
};
