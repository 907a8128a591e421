import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useBasename, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { fewestFirmsPlacing, fewestPlacements } from '../../../domain/insight/benchForecast/enough.ts';
import type { InsightReport } from '../../../domain/insight/insights.ts';
import { AnalyticsSkeleton } from '../../components/insight/AnalyticsSkeleton.tsx';
import { FigureLimits } from '../../components/insight/FigureLimits.tsx';
import { useFigures } from '../../components/insight/useFigures.ts';
import { useInsight } from '../../components/insight/useInsight.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { EmptyState } from '../../components/screens/lists/EmptyState.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { AnalyticsTabs } from '../analytics/AnalyticsTabs.tsx';
import { CalibrationPanel } from './CalibrationPanel.tsx';
import { CostPanel } from './CostPanel.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';

export type ForecastReport = InsightReport<'benchForecast'>;

/** What the bench will cost, who is likely to leave it, and how good such forecasts were. */
export const ForecastPage = () => {
  const translate = useTranslate();
  const { data: report, error, refetch } = useInsight('benchForecast', {});
  return (
    <>
      <PageTitle>{translate('benchForecast.title')}</PageTitle>
      <AnalyticsTabs />
      {error && <CouldNotLoad title={translate('analytics.failed')} error={error} onRetry={refetch} />}
      {!report && !error && <AnalyticsSkeleton figures={3} />}
      {report?.people.length === 0 && <NobodyOnBench />}
      {report && report.people.length > 0 && <Forecast report={report} />}
    </>
  );
};

const Forecast = ({ report }: { report: ForecastReport }) => {
  const { cut, costs, people } = report;
  const currency = costs[0]?.currency ?? people[0]?.currency ?? 'USD';
  return (
    <>
      <FigureLimits report={{ cut, currency, otherCurrencies: [] }} />
      <Basis report={report} currency={currency} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2, md: 3 } }}>
        {costs.map((one) => (
          <CostPanel key={one.currency} report={report} cost={one} />
        ))}
        <PeoplePanel report={report} />
        {report.state === 'ready' && <CalibrationPanel calibration={report.calibration} />}
      </Box>
    </>
  );
};

/** What the figures are made from, or why some are missing. */
const Basis = ({ report: { state, fit }, currency }: { report: ForecastReport; currency: string }) => {
  const { translate, number, date } = useFigures(currency);
  return (
    <Typography color="textSecondary" sx={{ mb: 2, maxWidth: 760 }} role="status">
      {state === 'missing' || !fit
        ? translate('benchForecast.missing')
        : state === 'tooLittle'
          ? translate('benchForecast.tooLittle', {
              placements: number(fewestPlacements),
              firms: number(fewestFirmsPlacing),
            })
          : translate('benchForecast.basis', {
              date: date(fit.madeOn),
              stays: number(fit.stays),
              placements: number(fit.placements),
              firms: number(fit.firms),
            })}
    </Typography>
  );
};

const NobodyOnBench = () => {
  const translate = useTranslate();
  return (
    <EmptyState title={translate('benchForecast.empty.title')} text={translate('benchForecast.empty.text')}>
      <Button component={Link} to={`${useBasename()}/employees/create`} variant="contained">
        {translate('analytics.empty.add')}
      </Button>
    </EmptyState>
  );
};
