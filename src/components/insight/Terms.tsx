import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Terms with their explanations side by side, on a phone below each other. */
export const Terms = ({ rows }: { rows: readonly (readonly [term: string, meaning: string])[] }) => (
  <Box component="dl" sx={terms}>
    {rows.map(([term, meaning]) => (
      <Box key={term} sx={{ display: 'contents' }}>
        <Typography component="dt" variant="body2" sx={{ fontWeight: 500 }}>
          {term}
        </Typography>
        <Typography component="dd" variant="body2" color="textSecondary">
          {meaning}
        </Typography>
      </Box>
    ))}
  </Box>
);

const terms = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 90ch)' },
  columnGap: 2,
  rowGap: { xs: 0.25, sm: 1 },
  m: 0,
  '& dd': { m: 0, mb: { xs: 1, sm: 0 } },
};
