import type { SummaryMetric } from '../../../domain/insight/hiringSummary.ts';
import type { FileColumn } from '../../components/insight/FigureTable.tsx';
import type { HiringWords } from './useHiringWords.ts';

export const summaryColumns = ({
  translate,
  label,
  figure,
  change,
  whole,
}: HiringWords): FileColumn<SummaryMetric>[] => {
  const heading = (key: string) => translate(`analytics.metrics.${key}`);
  const written = ({ unit }: SummaryMetric, value: number | null) =>
    value !== null && unit === 'money' ? value / whole : value;
  return [
    { key: 'name', label: heading('name'), show: ({ name }) => label('summary', name) },
    {
      key: 'value',
      label: heading('value'),
      numeric: true,
      show: ({ unit, value }) => figure(unit, value),
      write: (metric) => written(metric, metric.value),
      unit: ({ unit }) => unit,
    },
    {
      key: 'before',
      label: heading('beforeColumn'),
      numeric: true,
      show: ({ unit, before }) => figure(unit, before),
      write: (metric) => written(metric, metric.before),
      unit: ({ unit }) => unit,
    },
    {
      key: 'change',
      label: heading('change'),
      numeric: true,
      show: (metric) => change(metric) ?? '–',
      write: (metric) => metric.change,
      unit: 'share',
    },
  ];
};
