import { useTheme } from '@mui/material/styles';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { useChartLook } from './chartLook.ts';

type Point = { predicted: number; observed: number; low: number; high: number };

interface Props {
  points: readonly Point[];
  label: string;
  /** Titles of the axes. */
  predicted: string;
  observed: string;
  height: number;
  format: (share: number) => string;
  /** Short format for the axes. */
  formatShort: (share: number) => string;
}

/** Predicted against observed shares, with the interval of each and the diagonal on which both are equal. */
export const CalibrationPlot = ({
  points,
  label,
  predicted,
  observed,
  height,
  format,
  formatShort,
}: Props) => {
  const theme = useTheme();
  const look = useChartLook();
  const most = Math.max(...points.flatMap((point) => [point.predicted, point.high]));
  const end = Math.min(1, Math.ceil(most * 20) / 20);
  const axis = {
    min: 0,
    max: end,
    disableTicks: true,
    tickNumber: 5,
    valueFormatter: (value: number) => formatShort(value),
  };
  return (
    <LineChart
      {...look}
      margin={{ ...look.margin, right: 20 }}
      grid={{ horizontal: true, vertical: true }}
      height={height}
      hideLegend
      xAxis={[
        {
          ...axis,
          data: points.map((point) => point.predicted),
          scaleType: 'linear',
          label: predicted,
          height: 48,
        },
      ]}
      yAxis={[{ ...axis, disableLine: true, label: observed, width: 68 }]}
      series={[
        {
          id: 'observed',
          label,
          data: points.map((point) => point.observed),
          curve: 'linear',
          showMark: true,
          color: theme.palette.primary.main,
          valueFormatter: (value: number | null, { dataIndex }) => {
            const one = points[dataIndex];
            return value === null || !one
              ? null
              : `${format(value)} (${format(one.low)} – ${format(one.high)})`;
          },
        },
      ]}
      sx={{ ...look.sx, '& .MuiLineChart-line': { strokeOpacity: 0 } }}
    >
      <Guides points={points} end={end} />
    </LineChart>
  );
};

const Guides = ({ points, end }: { points: readonly Point[]; end: number }) => {
  const { palette } = useTheme();
  const across = useXScale<'linear'>();
  const up = useYScale<'linear'>();
  return (
    <g fill="none">
      <path
        d={`M${across(0)},${up(0)}L${across(end)},${up(end)}`}
        stroke={palette.text.secondary}
        strokeDasharray="5 4"
      />
      {points.map(({ predicted, low, high }) => {
        const [at, top, bottom] = [across(predicted), up(high), up(low)];
        return (
          <path
            key={predicted}
            d={`M${at - 4},${top}h8M${at},${top}V${bottom}M${at - 4},${bottom}h8`}
            stroke={palette.primary.main}
            strokeWidth={1.5}
          />
        );
      })}
    </g>
  );
};
