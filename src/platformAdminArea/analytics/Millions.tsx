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
 * Money in millions together with the full amount, which comes first below a million. An amount that would
 * round to 0.0 million is not shown in millions.
 */
export const Millions = ({ told, exact, amount, whole }: Props) => {
  const size = Math.abs(amount) / whole;
  const [first, second] = size < million ? [exact, told] : [told, exact];
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      {first}
      {size >= million / 20 && <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{second}</Box>}
    </Box>
  );
};
