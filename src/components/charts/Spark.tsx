import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

interface Props {
  places: readonly string[];
  /** Null without data: a gap. */
  values: readonly (number | null)[];
  height: number;
  format?: (value: number) => string;
}

/** A sparkline without axes; its values are in the text beside it. A value between two gaps is a dot. */
export const Spark = ({ places, values, height, format = String }: Props) => {
  const theme = useTheme();
  const isKnown = (place: number) => (values[place] ?? null) !== null;
  return (
    <LineChart
      height={height}
      hideLegend
      xAxis={[{ data: [...places], scaleType: 'point', position: 'none' }]}
      yAxis={[{ position: 'none' }]}
      series={[
        {
          data: [...values],
          area: true,
          curve: 'monotoneX',
          showMark: ({ index }) => isKnown(index) && !isKnown(index - 1) && !isKnown(index + 1),
          color: theme.palette.primary.main,
          valueFormatter: (value: number | null) => (value === null ? null : format(value)),
        },
      ]}
      margin={{ left: 4, right: 4, top: 6, bottom: 4 }}
      disableKeyboardNavigation
      sx={{ '& .MuiLineChart-area': { fillOpacity: 0.14 } }}
    />
  );
};
