import Box from '@mui/material/Box';

/** Money in millions, and what it is in full, as a market begins small. */
export const Millions = ({ told, exact }: { told: string; exact: string }) => (
  <Box sx={{ whiteSpace: 'nowrap' }}>
    {told}
    <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{exact}</Box>
  </Box>
);
