import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { axisRoom } from './axisRoom.ts';
import { quietOf, useChartLook } from './chartLook.ts';

interface Props {
  /** Labels of the horizontal axis, each unique. */
  places: readonly string[];
  /** The estimate of each place with its range; left out if there is none. */
  estimate?: { label: string; values: readonly { value: number; low: number; high: number }[] } | undefined;
  /** What the estimate is compared with. */
  other: { label: string; values: readonly number[] };
  height: number;
  format: (value: number) => string;
  formatShort: (value: number) => string;
}

const gap = 0.12;

/** Estimates with their ranges, each beside a figure to compare it with. */
export const RangeBars = ({ places, estimate, other, height, format, formatShort }: Props) => {
  const theme = useTheme();
  const look = useChartLook();
  const shown = [
    ...(estimate ? [estimate.values.map(({ value }) => value), estimate.values.map(({ high }) => high)] : []),
    [...other.values],
  ];
  const top = Math.max(...shown.flat());
  return (
    <BarChart
      {...look}
      height={height}
      xAxis={[
        {
          data: [...places],
          scaleType: 'band',
          categoryGapRatio: 0.3,
          barGapRatio: gap,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[
        {
          min: 0,
          disableLine: true,
          disableTicks: true,
          width: axisRoom(formatShort, [{ values: [top] }]),
          tickNumber: 4,
          valueFormatter: (value: number) => formatShort(value),
        },
      ]}
      series={[
        ...(estimate
          ? [
              {
                id: 'estimate',
                label: estimate.label,
                data: estimate.values.map(({ value }) => value),
                color: theme.palette.primary.main,
                valueFormatter: (_: number | null, { dataIndex }: { dataIndex: number }) => {
                  const one = estimate.values[dataIndex];
                  return one ? `${format(one.value)} (${format(one.low)} – ${format(one.high)})` : null;
                },
              },
            ]
          : []),
        {
          id: 'other',
          label: other.label,
          data: [...other.values],
          color: quietOf(theme.palette.mode),
          valueFormatter: (value: number | null) => (value === null ? null : format(value)),
        },
      ]}
      borderRadius={3}
    >
      {estimate && <Ranges places={places} ranges={estimate.values} />}
    </BarChart>
  );
};

interface RangesProps {
  places: readonly string[];
  ranges: readonly { low: number; high: number }[];
}

/** A line from the low to the high end over the first bar of each place. */
const Ranges = ({ places, ranges }: RangesProps) => {
  const { palette } = useTheme();
  const across = useXScale<'band'>();
  const up = useYScale<'linear'>();
  const middle = across.bandwidth() / (2 + gap) / 2;
  const cap = Math.min(6, middle / 2);
  return (
    <g stroke={palette.text.primary} strokeWidth={1.5} fill="none">
      {ranges.map(({ low, high }, place) => {
        const label = places[place] as string;
        const at = (across(label) ?? 0) + middle;
        const [bottom, top] = [up(low), up(high)];
        return (
          <path
            key={label}
            d={`M${at - cap},${top}h${2 * cap}M${at},${top}V${bottom}M${at - cap},${bottom}h${2 * cap}`}
          />
        );
      })}
    </g>
  );
};
