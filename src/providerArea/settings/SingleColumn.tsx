import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Stacks inputs in a card too narrow for two columns. */
export const SingleColumn = ({ children }: { children: ReactNode }) => (
  <Box sx={{ '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' } }}>{children}</Box>
);
