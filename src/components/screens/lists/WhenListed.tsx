import Box from '@mui/material/Box';
import { type ReactNode, useEffect } from 'react';
import { useListContext } from 'react-admin';
import { useNotifyFailure } from '../../../auth/useNotifyFailure.ts';
import { CouldNotLoad } from '../CouldNotLoad.tsx';

/** A list's rows, or why they could not be loaded; earlier rows stay, with a notification, if a reload fails. */
export const WhenListed = ({ children }: { children: ReactNode }) => {
  const { data, error, refetch } = useListContext();
  const notifyFailure = useNotifyFailure();
  const isStale = Boolean(error && data);
  useEffect(() => {
    if (isStale) notifyFailure(error);
  }, [isStale, error, notifyFailure]);
  if (!error || data) return children;
  return (
    <Box sx={{ p: { xs: 1.5, sm: 2 } }}>
      <CouldNotLoad error={error} onRetry={() => refetch()} />
    </Box>
  );
};
