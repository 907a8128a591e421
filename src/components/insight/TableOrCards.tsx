import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { FigureCards } from './FigureCards.tsx';
import { type FigureRows, FigureTable } from './FigureTable.tsx';

/** Rows under their headings, or one below the other where there is no room beside each other. */
export const TableOrCards = <R,>(props: FigureRows<R>) => {
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return isSmall ? <FigureCards {...props} /> : <FigureTable {...props} />;
};
