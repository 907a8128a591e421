import Box from '@mui/material/Box';

interface Props {
  told: string;
  exact: string;
  /** In minor units, with the number of minor units per unit. */
  amount: number;
  whole: number;
}

const million = 1_000_000;

/**
 * Money in millions together with the full amount. Below a million, the full amount alone says more: one digit
 * of a million would make 138,940 and 150,118 look twice as far apart.
 */
export const Millions = ({ told, exact, amount, whole }: Props) => {
  const size = Math.abs(amount) / whole;
  if (size < million) return <Box sx={{ whiteSpace: 'nowrap' }}>{exact}</Box>;
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      {told}
      <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{exact}</Box>
    </Box>
  );
};
