import { useLocale, useTranslate } from 'react-admin';
import type { MetricStatus, SecurityMetric } from '../../../domain/security/metrics.ts';
import type { Tone } from '../../components/fields/tones.ts';
import { type Column, FigureTable } from '../../components/insight/FigureTable.tsx';
import { useFigures } from '../../components/insight/useFigures.ts';
import { Panel } from '../../components/tiles/Panel.tsx';

const tones: Record<MetricStatus, Tone> = { good: 'good', watch: 'waiting', poor: 'wrong' };

/** The security metrics: value, change, trend and status. */
export const MetricsPanel = ({ metrics }: { metrics: readonly SecurityMetric[] }) => {
  const translate = useTranslate();
  const title = translate('security.metrics.title');
  const columns = useColumns();
  return (
    <Panel title={title}>
      <FigureTable label={title} columns={columns} rows={metrics} idOf={({ metric }) => metric} />
    </Panel>
  );
};

const useColumns = (): Column<SecurityMetric>[] => {
  const translate = useTranslate();
  const locale = useLocale();
  const { grown } = useFigures('USD');
  const label = (key: string) => translate(`security.metrics.${key}`);
  const percent = (share: number) =>
    share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 });
  const value = ({ metric, value }: SecurityMetric) => {
    if (value === null) return '–';
    return metric === 'secondFactor' ? percent(value) : value.toLocaleString(locale);
  };
  return [
    { key: 'metric', label: label('metric'), show: ({ metric }) => label(`names.${metric}`) },
    { key: 'value', label: label('value'), numeric: true, show: value },
    {
      key: 'change',
      label: label('change'),
      numeric: true,
      show: ({ value, before, change }) => grown({ unit: 'count', value, before, change }, 1),
    },
    { key: 'trend', label: label('trend'), show: ({ trend }) => (trend ? label(`trends.${trend}`) : '–') },
    {
      key: 'status',
      label: label('status'),
      show: ({ status }) => (
        <span className={`state-mark ${tones[status]}`}>{label(`statuses.${status}`)}</span>
      ),
    },
  ];
};
