import type { HiringAnalytics } from '../../../domain/insight/hiringAnalytics.ts';
import { LinesLater } from '../../components/charts/lazyCharts.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { counted, monthColumns } from './monthColumns.tsx';
import { useHiringWords } from './useHiringWords.ts';

/** Applications, interviews and hires month by month. */
export const MonthlyTrends = ({ report: { months, currency, range } }: { report: HiringAnalytics }) => {
  const words = useHiringWords(currency);
  const label = (key: string) => words.label('months', key);
  return (
    <FigurePanel
      name="months"
      fileName={`hiring-months-${range}`}
      columns={monthColumns(words)}
      rows={months}
      idOf={({ month }) => month}
      chart={
        <LinesLater
          title={label('chart')}
          height={220}
          places={months.map(({ month }) => words.shortMonth(month))}
          series={counted.map((key) => ({
            id: key,
            label: label(key),
            values: months.map((month) => month[key]),
          }))}
        />
      }
    />
  );
};
