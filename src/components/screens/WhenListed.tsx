import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { CouldNotLoad } from './CouldNotLoad.tsx';

/** A list's rows, or why they could not be loaded; earlier rows stay if a reload fails. */
export const WhenListed = ({ children }: { children: ReactNode }) => {
  const { data, error, refetch } = useListContext();
  if (!error || data) return children;
  return (
    <Box sx={{ p: { xs: 1.5, sm: 2 } }}>
      <CouldNotLoad error={error} onRetry={() => refetch()} />
    </Box>
  );
};
