import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Placeholders of the four trends. */
export const TrendSkeletons = () =>
  [1, 2, 3, 4].map((place) => (
    <Skeleton key={place} component="li" variant="rounded" height={184} aria-hidden />
  ));

/** The place of the trends while their code is loaded. */
export const TrendsToCome = () => (
  <Box sx={{ mb: 3, pt: 6 }} aria-busy>
    <Box component="ul" sx={trendGrid}>
      <TrendSkeletons />
    </Box>
  </Box>
);

/** Four cards. Without tickets there are three, and the last is twice as wide. */
export const trendGrid = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
  '& > :last-child:nth-of-type(odd)': { gridColumn: { sm: 'span 2' } },
  gap: { xs: 1.5, md: 2 },
  m: 0,
  p: 0,
  listStyle: 'none',
};
