import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { FigureCards } from './FigureCards.tsx';
import { type FigureRows, FigureTable } from './FigureTable.tsx';

/** A table, or cards on narrow screens. */
export const TableOrCards = <R,>(props: FigureRows<R>) => {
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return isSmall ? <FigureCards {...props} /> : <FigureTable {...props} />;
};
