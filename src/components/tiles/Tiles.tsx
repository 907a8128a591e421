import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Figures side by side: as many as fit, two on a phone. */
export const Tiles = ({ children }: { children: ReactNode }) => (
  <Box
    component="ul"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(150px, 1fr))' },
      gap: { xs: 1.5, md: 2 },
      m: 0,
      mb: 3,
      p: 0,
      listStyle: 'none',
    }}
  >
    {children}
  </Box>
);
