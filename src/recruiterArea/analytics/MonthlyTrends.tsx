import type { HiringAnalytics } from '../../../domain/insight/hiringAnalytics.ts';
import { LinesLater } from '../../components/charts/lazyCharts.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { counted, monthColumns } from './monthColumns.tsx';
import { useHiringWords } from './useHiringWords.ts';

/** Applications, interviews and hires month by month; the chart of a short range is by week or day. */
export const MonthlyTrends = ({
  report: { months, trend, currency, range },
}: {
  report: HiringAnalytics;
}) => {
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
          title={label(`chart.${trend.step}`)}
          height={220}
          places={trend.points.map(({ from }) =>
            trend.step === 'month' ? words.shortMonth(from.slice(0, 7)) : words.shortDay(from),
          )}
          series={counted.map((key) => ({
            id: key,
            label: label(key),
            values: trend.points.map((point) => point[key]),
          }))}
        />
      }
    />
  );
};
