import { alpha, type Theme } from '@mui/material/styles';
import type { BenchState } from '../../../domain/calendar/benchBars.ts';

const stripes = (colour: string, angle: number) =>
  `repeating-linear-gradient(${angle}deg, ${alpha(colour, 0.3)} 0 5px, ${alpha(colour, 0.1)} 5px 11px)`;

/** One style per state; the states differ in pattern and outline as well as in color. */
export const barLooks: Record<BenchState, (theme: Theme) => object> = {
  placed: ({ palette }) => ({
    bgcolor: palette.primary.main,
    color: palette.primary.contrastText,
    border: `1px solid ${palette.primary.main}`,
  }),
  pending: ({ palette }) => ({
    background: stripes(palette.info.main, 45),
    border: `2px solid ${palette.info.main}`,
  }),
  held: ({ palette }) => ({
    background: stripes(palette.warning.main, 135),
    border: `2px dashed ${palette.warning.main}`,
  }),
  later: ({ palette }) => ({
    background: stripes(palette.text.secondary, 90),
    border: `1px dotted ${palette.text.secondary}`,
  }),
  free: ({ palette }) => ({
    bgcolor: alpha(palette.success.main, palette.mode === 'dark' ? 0.14 : 0.08),
    border: `1px solid ${alpha(palette.success.main, 0.6)}`,
  }),
};

/** Days booked by two contracts: a second bar shows below the first. */
export const overlapLook = ({ palette }: Theme) => ({
  alignItems: 'start',
  boxShadow: `inset 0 -9px 0 ${palette.warning.main}`,
});
