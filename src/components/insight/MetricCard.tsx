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
  /** Stands where there is nothing to compare with. */
  alone?: string;
}

/** One key figure, and how it has changed; better and worse are told by a word too, not by colour alone. */
export const MetricCard = ({ label, metric, currency, alone = 'analytics.metrics.none' }: Props) => {
  const { unit, value, before } = metric;
  const { figure, change, translate } = useFigures(currency);
  const told = change(metric);
  return (
    <Paper component="li" variant="outlined" sx={card}>
      <Typography component="h2" variant="body2" color="textSecondary" sx={{ fontWeight: 550 }}>
        {label}
      </Typography>
      <Typography sx={{ fontSize: 24, fontWeight: 700, letterSpacing: '-0.02em', lineHeight: 1.25 }}>
        {figure(unit, value)}
      </Typography>
      {told === null ? (
        <Typography variant="body2" color="textSecondary">
          {translate(alone)}
        </Typography>
      ) : (
        <Change metric={metric} told={told} before={figure(unit, before)} />
      )}
    </Paper>
  );
};

/** How a figure has changed, for better or worse, and what it was. */
export const Change = ({ metric, told, before }: { metric: Figure; told: string; before: string }) => {
  const { translate } = useFigures('USD');
  const { change, better } = metric;
  const grew = Math.sign(change ?? 0);
  const good = grew === 0 ? null : grew > 0 === (better === 'more');
  const Icon = grew === 0 ? FlatIcon : grew > 0 ? UpIcon : DownIcon;
  return (
    <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'start' }}>
      <Box
        sx={{
          color: good === null ? 'text.secondary' : good ? 'success.main' : 'error.main',
          display: 'flex',
        }}
      >
        <Icon aria-hidden sx={{ fontSize: 18 }} />
      </Box>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75 }}
      >
        <Box
          component="span"
          sx={{
            fontWeight: 600,
            color: good === null ? 'text.secondary' : good ? 'success.main' : 'error.main',
          }}
        >
          {grew === 0
            ? translate('analytics.metrics.same')
            : `${told} ${translate(`analytics.metrics.${good ? 'better' : 'worse'}`)}`}
        </Box>
        {grew !== 0 && (
          <>
            {' '}
            <span>{translate('analytics.metrics.was', { before })}</span>
          </>
        )}
      </Typography>
    </Box>
  );
};

const card = {
  p: 2,
  display: 'grid',
  gap: 0.5,
  alignContent: 'start',
  borderRadius: '14px',
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
};
