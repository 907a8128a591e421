import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Metric } from '../../../domain/insight/metrics.ts';
import type { ProviderAnalytics } from '../../../domain/insight/providerAnalytics.ts';
import { ExportFigures } from '../../components/insight/ExportFigures.tsx';
import type { FileColumn } from '../../components/insight/FigureTable.tsx';
import { MetricCard } from '../../components/insight/MetricCard.tsx';
import { useFigures } from '../../components/insight/useFigures.ts';
import { InfoTip } from '../../components/tiles/InfoTip.tsx';

/** The key figures of the period, compared with the previous period. */
export const MetricCards = ({ report: { metrics, currency, days } }: { report: ProviderAnalytics }) => {
  const translate = useTranslate();
  const columns = useMetricColumns(currency);
  const title = translate('analytics.metrics.title');
  return (
    <section aria-label={title}>
      <Box component="ul" sx={grid}>
        {metrics.map((metric) => (
          <MetricCard
            key={metric.name}
            label={translate(`analytics.metrics.${metric.name}`)}
            metric={metric}
            currency={currency}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', mt: 1, mb: 2 }}>
        <ExportFigures title={title} fileName={`key-figures-${days}-days`} columns={columns} rows={metrics} />
        <InfoTip title={title} text={translate('analytics.metrics.note')} />
      </Box>
    </section>
  );
};

const useMetricColumns = (currency: string): FileColumn<Metric>[] => {
  const { translate, figure, change, whole } = useFigures(currency);
  const label = (key: string) => translate(`analytics.metrics.${key}`);
  const written = (unit: Metric['unit'], value: number | null) =>
    value !== null && unit === 'money' ? value / whole : value;
  return [
    { key: 'name', label: label('name'), show: ({ name }) => label(name) },
    {
      key: 'value',
      label: label('value'),
      show: ({ unit, value }) => figure(unit, value),
      write: ({ unit, value }) => written(unit, value),
    },
    {
      key: 'before',
      label: label('beforeColumn'),
      show: ({ unit, before }) => figure(unit, before),
      write: ({ unit, before }) => written(unit, before),
    },
    { key: 'change', label: label('change'), show: (metric) => change(metric) },
  ];
};

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fill, minmax(156px, 1fr))' },
  gap: { xs: 1.5, md: 2 },
  m: 0,
  p: 0,
  listStyle: 'none',
};
