import Box from '@mui/material/Box';

interface Props {
  told: string;
  exact: string;
  /** In minor units, and how many of them make a unit. */
  amount: number;
  whole: number;
}

const million = 1_000_000;

/** Money in millions, and what it is in full, which comes first below a million. What rounds to 0.0 is not told so. */
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
