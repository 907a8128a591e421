import Box from '@mui/material/Box';
import { useListContext, useNotify } from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import { reasonOf } from '../../../auth/reasonOf.ts';
import { CouldNotLoad } from '../CouldNotLoad.tsx';

/** A list's rows, or why they could not be loaded; earlier rows stay, with a notification, if a reload fails. */
export const WhenListed = ({ children }: { children: ReactNode }) => {
  const { data, error, refetch } = useListContext();
  const notify = useNotify();
  const isStale = Boolean(error && data);
  useEffect(() => {
    if (isStale) notify(reasonOf(error), { type: 'error' });
  }, [isStale, error, notify]);
  if (!error || data) return children;
  return (
    <Box sx={{ p: { xs: 1.5, sm: 2 } }}>
      <CouldNotLoad error={error} onRetry={() => refetch()} />
    </Box>
  );
};
