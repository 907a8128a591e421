import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Tiles } from '../../components/tiles/Tiles.tsx';

/** The page's shape while its figures are fetched. */
export const AnalyticsSkeleton = () => (
  <Box aria-hidden>
    <Tiles>
      {Array.from({ length: 10 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ten alike, which never change places
        <Skeleton key={place} component="li" variant="rounded" height={108} />
      ))}
    </Tiles>
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, gap: 3 }}>
      <Skeleton variant="rounded" height={260} />
      <Skeleton variant="rounded" height={260} />
    </Box>
  </Box>
);
