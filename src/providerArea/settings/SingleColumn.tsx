import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Inputs one below the other, in a card too narrow for two. */
export const SingleColumn = ({ children }: { children: ReactNode }) => (
  <Box sx={{ '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' } }}>{children}</Box>
);
