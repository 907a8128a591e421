import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { CouldNotLoad } from './CouldNotLoad.tsx';

interface Props {
  read: { record?: unknown; error: unknown; refetch: () => unknown };
  children: ReactNode;
}

/** A row's page: a placeholder while loading, the error, or the row. */
export const WhenRead = ({ read: { record, error, refetch }, children }: Props) => {
  if (record) return children;
  return (
    <Box sx={{ display: 'grid', gap: 3, p: { xs: 2, md: 3 } }}>
      {error ? <CouldNotLoad error={error} onRetry={() => refetch()} /> : <Outline />}
    </Box>
  );
};

const Outline = () => (
  <Box aria-hidden sx={{ display: 'grid', gap: 3 }}>
    <Skeleton variant="rounded" height={120} />
    <Skeleton variant="rounded" height={200} />
  </Box>
);
