import Box from '@mui/material/Box';
import { createContext, type ReactNode } from 'react';

/** Whether figures are tiles, as on a dashboard; above a list and on other pages they are one line. */
export const AreTiles = createContext(false);

interface Props {
  areTiles?: boolean;
  children: ReactNode;
}

/** Figures side by side: on a dashboard as many tiles as fit, two on a phone; elsewhere one line. */
export const Tiles = ({ areTiles = false, children }: Props) => (
  <AreTiles value={areTiles}>
    <Box component="ul" sx={areTiles ? grid : line}>
      {children}
    </Box>
  </AreTiles>
);

const list = { m: 0, p: 0, listStyle: 'none' };
const grid = {
  ...list,
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(150px, 1fr))' },
  gap: 1.5,
  mb: 2,
};
const line = {
  ...list,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 3,
  rowGap: 0.5,
  mb: 0.75,
};
