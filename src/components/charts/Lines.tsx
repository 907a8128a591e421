import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useLocale } from 'react-admin';
import { lastLabelRoom } from './axisRoom.ts';
import { useChartLook } from './chartLook.ts';

interface Props {
  /** Labels of the horizontal axis, each unique. */
  places: readonly string[];
  /** At most three. A value is null without data: a gap. */
  series: readonly { id: string; label: string; values: readonly (number | null)[] }[];
  height: number;
}

const roomFor = (series: Props['series']) =>
  Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0))) < 500 ? 34 : 52;

/** Several counts over time, starting at zero. */
export const Lines = ({ places, series, height }: Props) => {
  const theme = useTheme();
  const look = useChartLook();
  const locale = useLocale();
  const written = (value: number | null) => value?.toLocaleString(locale) ?? '';
  const { primary, warning, success } = theme.palette;
  const colours = [primary.main, warning.main, success.main];
  return (
    <LineChart
      {...look}
      margin={{ ...look.margin, right: lastLabelRoom(places) }}
      height={height}
      hideLegend={series.length === 1}
      xAxis={[
        {
          data: [...places],
          scaleType: 'point',
          disableLine: true,
          disableTicks: true,
          tickLabelMinGap: 16,
        },
      ]}
      yAxis={[
        {
          min: 0,
          disableLine: true,
          disableTicks: true,
          width: roomFor(series),
          tickMinStep: 1,
          tickNumber: 4,
          valueFormatter: written,
        },
      ]}
      series={series.map(({ id, label, values }, place) => ({
        id,
        label,
        data: [...values],
        curve: 'linear' as const,
        showMark: true,
        color: colours[place],
        valueFormatter: written,
      }))}
    />
  );
};
