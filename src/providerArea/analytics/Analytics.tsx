import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useBasename, useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import type { InsightReport } from '../../../domain/insight/insights.ts';
import { defaultRange, isRange, type Range, ranges } from '../../../domain/insight/period.ts';
import { AnalyticsSkeleton } from '../../components/insight/AnalyticsSkeleton.tsx';
import { FigureLimits } from '../../components/insight/FigureLimits.tsx';
import { RangeChoice } from '../../components/insight/RangeChoice.tsx';
import { useFigures } from '../../components/insight/useFigures.ts';
import { useInsight } from '../../components/insight/useInsight.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { EmptyState } from '../../components/screens/lists/EmptyState.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { AnalyticsTabs } from './AnalyticsTabs.tsx';
import { DemandOverTime } from './DemandOverTime.tsx';
import { MarketInsights, Recommendations } from './Findings.tsx';
import { MetricCards } from './MetricCards.tsx';
import { Performers } from './Performers.tsx';
import { SkillDemandPanel } from './SkillDemandPanel.tsx';

/** The time range, kept in the address; an unknown value falls back to the default. */
const useRange = (): [Range, (days: Range) => void] => {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('days') ?? defaultRange);
  const choose = (days: Range) =>
    setSearch((known) => {
      const next = new URLSearchParams(known);
      next.set('days', String(days));
      return next;
    });
  return [isRange(asked) ? asked : defaultRange, choose];
};

/** The labels of the time ranges. */
const useRanges = () => {
  const translate = useTranslate();
  return ranges.map((days) => ({
    range: days,
    short: translate('analytics.range.short', { smart_count: days }),
    name: translate('analytics.range.days', { smart_count: days }),
  }));
};

type Report = InsightReport<'providerAnalytics'>;

/** The provider's results in the period, market demand, and suggested next steps. */
export const Analytics = () => {
  const translate = useTranslate();
  const [days, choose] = useRange();
  const { data: report, error, isPlaceholderData, refetch } = useInsight('providerAnalytics', { days });
  const isEmpty = report?.people === 0 && report.requests === 0;
  return (
    <>
      <PageTitle>{translate('provider.menu.analytics')}</PageTitle>
      <AnalyticsTabs />
      <Box sx={head}>
        <RangeChoice value={days} choose={choose} ranges={useRanges()} />
        {report && !isEmpty && <Period report={report} />}
      </Box>
      {error && <CouldNotLoad title={translate('analytics.failed')} error={error} onRetry={refetch} />}
      {!report && !error && <AnalyticsSkeleton figures={10} />}
      {isEmpty && <NothingToAnalyse />}
      {report && !isEmpty && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
          <Figures report={report} />
        </Box>
      )}
    </>
  );
};

const Figures = ({ report }: { report: Report }) => (
  <>
    <FigureLimits report={report} />
    <MetricCards report={report} />
    <Box sx={columns}>
      <Box sx={column}>
        <Recommendations recommendations={report.recommendations} currency={report.currency} />
        <SkillDemandPanel report={report} />
      </Box>
      <Box sx={column}>
        <MarketInsights insights={report.insights} currency={report.currency} />
        <DemandOverTime report={report} />
      </Box>
    </Box>
    <Performers report={report} />
  </>
);

const Period = ({ report: { period, days, currency } }: { report: Report }) => {
  const { date, translate } = useFigures(currency);
  return (
    <Typography variant="body2" color="textSecondary" aria-live="polite">
      {translate('analytics.range.span', { from: date(period.from), to: date(period.to), days })}
    </Typography>
  );
};

const NothingToAnalyse = () => {
  const translate = useTranslate();
  return (
    <EmptyState title={translate('analytics.empty.title')} text={translate('analytics.empty.text')}>
      <Button component={Link} to={`${useBasename()}/employees/create`} variant="contained">
        {translate('analytics.empty.add')}
      </Button>
    </EmptyState>
  );
};

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 2 };
const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 2, md: 3 },
  mb: { xs: 2, md: 3 },
  alignItems: 'start',
};
const column = { display: 'grid', gap: { xs: 2, md: 3 }, alignContent: 'start', minWidth: 0 };
