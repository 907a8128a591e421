import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Tiles } from '../tiles/Tiles.tsx';

/** Placeholder of the page while its figures load. */
export const AnalyticsSkeleton = ({ figures }: { figures: number }) => (
  <Box aria-hidden>
    <Tiles areTiles>
      {Array.from({ length: figures }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, which never change places
        <Skeleton key={place} component="li" variant="rounded" height={108} />
      ))}
    </Tiles>
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, gap: 3 }}>
      <Skeleton variant="rounded" height={260} />
      <Skeleton variant="rounded" height={260} />
    </Box>
  </Box>
);
