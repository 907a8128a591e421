import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { axisRoom } from './axisRoom.ts';
import { quietOf, useChartLook } from './chartLook.ts';

export type BarSeries = {
  id: string;
  label: string;
  values: readonly (number | null)[];
  tone: 'main' | 'quiet';
};

interface Props {
  /** Labels of the horizontal axis, each unique. */
  places: readonly string[];
  series: readonly BarSeries[];
  height: number;
  format?: (value: number) => string;
  /** Short format for the vertical axis. */
  formatShort?: (value: number) => string;
  /** Whether values are integers, such as counts of people. */
  wholeSteps?: boolean;
  legend?: boolean;
}

/** Bars, stacked if there are several series. */
export const Bars = ({
  places,
  series,
  height,
  format = String,
  formatShort = format,
  wholeSteps = true,
  legend = true,
}: Props) => {
  const theme = useTheme();
  const look = useChartLook();
  const rows = rowsOf(places);
  return (
    <BarChart
      {...look}
      height={height}
      hideLegend={series.length === 1 || !legend}
      xAxis={[
        {
          data: [...places],
          scaleType: 'band',
          categoryGapRatio: 0.35,
          disableLine: true,
          disableTicks: true,
          tickLabelMinGap: 8,
          ...(rows > 1 && {
            height: 14 + 15 * rows,
            tickLabelInterval: () => true,
            valueFormatter: (place: string, { location }: { location: string }) =>
              location === 'tick' ? place.replaceAll(' ', '\n') : place,
          }),
        },
      ]}
      yAxis={[
        {
          disableLine: true,
          disableTicks: true,
          width: axisRoom(formatShort, series),
          ...(wholeSteps && { tickMinStep: 1 }),
          tickNumber: 4,
          valueFormatter: (value: number) => formatShort(value),
        },
      ]}
      series={series.map(({ id, label, values, tone }) => ({
        id,
        label,
        data: [...values],
        stack: 'all',
        color: tone === 'main' ? theme.palette.primary.main : quietOf(theme.palette.mode),
        valueFormatter: (value: number | null) => (value === null ? null : format(value)),
      }))}
      borderRadius={3}
    />
  );
};

/**
 * Labels too long for one line are split at words. Half a laptop has room for six such as "Nov 2026", not for "Sept. 2026",
 * of which the chart would leave out every second one.
 */
const rowsOf = (places: readonly string[]): number =>
  places.length < 7 && places.some((place) => place.length > 8)
    ? Math.max(...places.map((place) => place.split(' ').length))
    : 1;
