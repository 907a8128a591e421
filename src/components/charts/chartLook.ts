import { type Theme, useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

/** Shared chart style: faint grid lines, subtle labels, minimal margins. */
const chartLook = (theme: Theme) => ({
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

/** The shared style, and the text of a chart without data in the user's language. */
export const useChartLook = () => {
  const translate = useTranslate();
  return { ...chartLook(useTheme()), localeText: { noData: translate('analytics.chart.none') } };
};

/** The color of a series of less weight. */
export const quietOf = (mode: 'light' | 'dark'): string => (mode === 'dark' ? '#7f74a8' : '#a99fc9');
