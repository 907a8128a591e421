import Box from '@mui/material/Box';

interface Props {
  told: string;
  exact: string;
  /** Less than a million says more in full. */
  small: boolean;
}

/** Money in millions, and what it is in full, as a market begins small. */
export const Millions = ({ told, exact, small }: Props) => {
  const [first, second] = small ? [exact, told] : [told, exact];
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      {first}
      <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{second}</Box>
    </Box>
  );
};
