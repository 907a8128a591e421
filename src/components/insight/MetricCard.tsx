import FlatIcon from '@mui/icons-material/RemoveOutlined';
import DownIcon from '@mui/icons-material/TrendingDownOutlined';
import UpIcon from '@mui/icons-material/TrendingUpOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Metric } from '../../../domain/insight/metrics.ts';
import { useFigures } from './useFigures.ts';

type Figure = Omit<Metric, 'name'>;

interface Props {
  label: string;
  metric: Figure;
  currency: string;
  /** Shown without a previous value. */
  alone?: string;
}

/** One key figure and its change. */
export const MetricCard = ({ label, metric, currency, alone = 'analytics.metrics.none' }: Props) => {
  const { figure, changed, translate } = useFigures(currency);
  return (
    <Paper component="li" variant="outlined" sx={card}>
      <Typography component="h2" variant="body2" color="textSecondary" sx={{ fontSize: 13 }}>
        {label}
      </Typography>
      <Typography variant="h5" component="p">
        {figure(metric.unit, metric.value)}
      </Typography>
      <Change metric={metric} told={changed(metric) ?? translate(alone)} />
    </Paper>
  );
};

/** The change of a figure, colored by whether it is good. */
export const Change = ({ metric, told }: { metric: Figure; told: string }) => {
  const { value, before, better } = metric;
  const { translate } = useFigures('USD');
  // Nothing rises from zero: what is new is neither good nor bad.
  const isKnown = value !== null && before !== null && (before !== 0 || value === 0);
  const grew = !isKnown || told === translate('analytics.metrics.same') ? 0 : Math.sign(value - before);
  const good = grew === 0 ? null : grew > 0 === (better === 'more');
  const Icon = grew === 0 ? FlatIcon : grew > 0 ? UpIcon : DownIcon;
  const colour = good === null ? 'text.secondary' : good ? 'success.main' : 'error.main';
  return (
    <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'start', color: colour }}>
      {isKnown && <Icon aria-hidden sx={{ fontSize: 18 }} />}
      <Typography variant="body2" sx={{ fontSize: 13, fontWeight: good === null ? 400 : 500 }}>
        {told}
      </Typography>
    </Box>
  );
};

const card = {
  px: 2,
  py: 1.5,
  display: 'grid',
  gap: 0.5,
  alignContent: 'start',
  borderRadius: '12px',
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
};
