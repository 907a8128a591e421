import Box from '@mui/material/Box';

/** A growth rate in the color of its direction, which its sign shows too. */
export const Growth = ({ growth, told }: { growth: number | null; told: string }) =>
  growth === null || growth === 0 ? (
    told
  ) : (
    <Box
      component="span"
      sx={{ color: growth < 0 ? 'error.main' : 'success.main', fontWeight: 600, whiteSpace: 'nowrap' }}
    >
      {told}
    </Box>
  );
