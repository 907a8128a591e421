import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** Stands where a part of the settings is about to be. */
export const TabSkeleton = () => (
  <Stack aria-hidden spacing={2}>
    <Skeleton variant="rounded" height={220} />
    <Skeleton variant="rounded" height={120} />
  </Stack>
);
