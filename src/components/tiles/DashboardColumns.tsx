import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Activities beside actions; stacked on narrow screens. */
export const DashboardColumns = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(260px, 1fr)' },
      gap: 2,
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
);
