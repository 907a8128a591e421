import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { lastLabelRoom } from './axisRoom.ts';
import { useChartLook } from './chartLook.ts';

interface Props {
  label: string;
  places: readonly string[];
  /** Null without data: a gap. */
  values: readonly (number | null)[];
  height: number;
  format?: (value: number) => string;
}

/** One figure over time, starting at zero. */
export const Curve = ({ label, places, values, height, format = String }: Props) => {
  const theme = useTheme();
  const look = useChartLook();
  return (
    <LineChart
      {...look}
      margin={{ ...look.margin, right: lastLabelRoom(places) }}
      height={height}
      hideLegend
      xAxis={[
        {
          data: [...places],
          scaleType: 'point',
          disableLine: true,
          disableTicks: true,
          tickLabelMinGap: 8,
        },
      ]}
      yAxis={[{ min: 0, disableLine: true, disableTicks: true, width: 34, tickMinStep: 1, tickNumber: 4 }]}
      series={[
        {
          id: 'only',
          label,
          data: [...values],
          area: true,
          curve: 'monotoneX',
          color: theme.palette.primary.main,
          valueFormatter: (value: number | null) => (value === null ? null : format(value)),
        },
      ]}
      sx={{ ...look.sx, '& .MuiLineChart-area': { fillOpacity: 0.14 } }}
    />
  );
};
