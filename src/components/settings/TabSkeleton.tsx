import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** Placeholder of a settings section. */
export const TabSkeleton = () => (
  <Stack aria-hidden spacing={2}>
    <Skeleton variant="rounded" height={220} />
    <Skeleton variant="rounded" height={120} />
  </Stack>
);
