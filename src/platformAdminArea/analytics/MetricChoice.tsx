import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { type PlatformMetric, platformMetrics } from '../../../domain/insight/platform/metric.ts';

interface Props {
  value: PlatformMetric;
  choose: (metric: PlatformMetric) => void;
}

/** Selects the metrics of the page. */
export const MetricChoice = ({ value, choose }: Props) => {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate('platformAnalytics.filters.metric')}
      value={value}
      onChange={({ target }) => choose(target.value as PlatformMetric)}
      fullWidth={false}
      sx={{ width: 190 }}
    >
      {platformMetrics.map((metric) => (
        <MenuItem key={metric} value={metric}>
          {translate(`platformAnalytics.metrics.${metric}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};
