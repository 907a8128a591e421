import type { Theme } from '@mui/material/styles';

/** Shared chart style: faint grid lines, subtle labels, minimal margins. */
export const chartLook = (theme: Theme) => ({
  grid: { horizontal: true },
  margin: { left: 0, right: 8, top: 12, bottom: 0 },
  sx: {
    '& .MuiChartsGrid-line': { stroke: theme.palette.divider, strokeDasharray: '2 4' },
    '& .MuiChartsAxis-tickLabel': {
      fill: `${theme.palette.text.secondary} !important`,
      fontSize: '12px !important',
    },
  },
});
