import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { defaultPlatformRange, type PlatformRange } from '../../../domain/insight/platform/range.ts';
import type { Trend } from '../../../domain/insight/platform/trends.ts';
import { SparkLater } from '../../components/charts/lazyCharts.tsx';
import { Change } from '../../components/insight/MetricCard.tsx';
import { RangeChoice } from '../../components/insight/RangeChoice.tsx';
import { useFigures } from '../../components/insight/useFigures.ts';
import { useInsight } from '../../components/insight/useInsight.ts';
import { useQuiet } from '../../components/later/useQuiet.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { InfoTip } from '../../components/tiles/InfoTip.tsx';
import { usePlatformRanges } from '../analytics/usePlatformRanges.ts';
import { TrendSkeletons, trendGrid } from './TrendSkeletons.tsx';

const sparkHeight = 56;

/** Market trends over a time range, compared with the previous period of the same length. */
export const TrendCards = () => {
  const translate = useTranslate();
  const heading = useId();
  const title = translate('platformDashboard.trends.title');
  const [range, setRange] = useState<PlatformRange>(defaultPlatformRange);
  const { data, error, refetch } = useInsight('platformTrends', { range });
  const isTime = useQuiet();
  return (
    <Box component="section" aria-labelledby={heading} sx={{ mb: 3 }}>
      <Box sx={head}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Typography id={heading} variant="h6" component="h2">
            {title}
          </Typography>
          <InfoTip title={title} text={translate('platformDashboard.trends.note')} />
        </Box>
        <RangeChoice value={range} choose={setRange} ranges={usePlatformRanges()} />
      </Box>
      {error && !data && <CouldNotLoad error={error} onRetry={() => refetch()} />}
      <Box component="ul" sx={trendGrid} aria-busy={!data}>
        {data?.trends.map((trend) => (
          <TrendCard key={trend.name} trend={trend} isDrawn={isTime} />
        ))}
        {!data && !error && <TrendSkeletons />}
      </Box>
    </Box>
  );
};

/** The chart is drawn once the page's other data has loaded, so that the figures appear first. */
const TrendCard = ({ trend, isDrawn }: { trend: Trend; isDrawn: boolean }) => {
  const { name, unit, value } = trend;
  const { figure, changed, date, translate } = useFigures('USD');
  const label = translate(`platformDashboard.trends.${name}`);
  const told = (of: number | null) =>
    figure(unit, of !== null && name === 'activeUsers' ? Math.round(of) : of);
  const { points } = trend;
  const values = points.flatMap((point) => point.value ?? []);
  const course = {
    name: label,
    first: told(values[0] ?? null),
    last: told(values.at(-1) ?? null),
    low: told(Math.min(...values)),
    high: told(Math.max(...values)),
  };
  return (
    <Paper component="li" variant="outlined" sx={card}>
      <Typography component="h3" variant="body2" color="textSecondary" sx={{ fontSize: 13 }}>
        {label}
      </Typography>
      <Typography variant="h5" component="p">
        {told(value)}
      </Typography>
      {values.length > 1 && !isDrawn && <Skeleton variant="rounded" height={sparkHeight} />}
      {values.length > 1 && isDrawn && (
        <SparkLater
          title={translate('platformDashboard.trends.course', course)}
          places={points.map(({ from }) => date(from))}
          values={points.map((point) => point.value)}
          height={sparkHeight}
          format={told}
        />
      )}
      {values.length < 2 && (
        <Typography variant="body2" color="textSecondary" sx={{ minHeight: sparkHeight }}>
          {value === null && translate('platformDashboard.trends.nothing')}
        </Typography>
      )}
      <Change metric={trend} told={changed(trend, told) ?? translate('analytics.metrics.none')} />
    </Paper>
  );
};

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  mb: 1.5,
};
const card = {
  p: 2,
  display: 'grid',
  gap: 0.5,
  alignContent: 'start',
  minHeight: 184,
  borderRadius: '12px',
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
};
