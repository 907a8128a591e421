import { useTheme } from '@mui/material/styles';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

interface Props {
  places: readonly string[];
  values: readonly number[];
  height: number;
  format?: (value: number) => string;
}

/** A sparkline without axes; its values are in the text beside it. */
export const Spark = ({ places, values, height, format = String }: Props) => {
  const theme = useTheme();
  return (
    <SparkLineChart
      data={[...values]}
      xAxis={{ data: [...places], scaleType: 'point' }}
      height={height}
      area
      curve="monotoneX"
      showTooltip
      showHighlight
      color={theme.palette.primary.main}
      valueFormatter={(value) => (value === null ? '' : format(value))}
      margin={{ left: 4, right: 4, top: 6, bottom: 4 }}
      disableKeyboardNavigation
      sx={{ '& .MuiLineChart-area': { fillOpacity: 0.14 } }}
    />
  );
};
