import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { type PlatformMetric, platformMetrics } from '../../../domain/insight/platform/metric.ts';
import { RangeChoice } from '../../components/insight/RangeChoice.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { AnalyticsTabs } from './AnalyticsTabs.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { EngagementPanel, FeaturesPanel, PerformancePanel, RegionsPanel, RevenuePanel } from './panels.tsx';
import { SaveAnalytics } from './SaveAnalytics.tsx';
import { isShown } from './tables.ts';
import { useAnalyticsFilters } from './useAnalyticsFilters.ts';
import { usePlatformRanges } from './usePlatformRanges.ts';

interface Props {
  value: PlatformMetric;
  choose: (metric: PlatformMetric) => void;
}

/** Selects the metrics of the page. */
const MetricChoice = ({ value, choose }: Props) => {
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

/** Platform analytics: revenue, sign-ups, usage, regions and performance. */
export const PlatformAnalytics = () => {
  const translate = useTranslate();
  const { range, metric, chooseRange, chooseMetric } = useAnalyticsFilters();
  return (
    <>
      <PageTitle>{translate('admin.menu.analytics')}</PageTitle>
      <AnalyticsTabs />
      <Box sx={head}>
        <RangeChoice value={range} choose={chooseRange} ranges={usePlatformRanges()} />
        <MetricChoice value={metric} choose={chooseMetric} />
        <SaveAnalytics range={range} metric={metric} />
      </Box>
      <KeyFigures range={range} metric={metric} />
      <Box sx={columns}>
        <Box sx={column}>
          {isShown('revenue', metric) && <RevenuePanel />}
          {isShown('engagement', metric) && <EngagementPanel range={range} />}
        </Box>
        <Box sx={column}>
          {isShown('features', metric) && <FeaturesPanel range={range} />}
          {isShown('regions', metric) && <RegionsPanel range={range} />}
        </Box>
      </Box>
      {isShown('performance', metric) && <PerformancePanel range={range} />}
    </>
  );
};

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1.5, mb: 2 };
const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
  '&:has(section)': { mb: { xs: 2, md: 3 } },
};
const column = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  alignContent: 'start',
  minWidth: 0,
  '&:empty': { display: 'none' },
};
