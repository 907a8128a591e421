import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { BenchMonth } from '../../domain/insight/benchHistory.ts';
import type { InsightReport } from '../../domain/insight/insights.ts';
import { BarsLater, CurveLater } from '../components/charts/lazyCharts.tsx';
import { ChartOrTable } from '../components/insight/ChartOrTable.tsx';
import type { FileColumn } from '../components/insight/FigureTable.tsx';
import { useFigures } from '../components/insight/useFigures.ts';
import { useInsight } from '../components/insight/useInsight.ts';
import { CouldNotLoad } from '../components/screens/CouldNotLoad.tsx';
import { chartHeight, panelHeight } from './benchHistoryBox.ts';

type History = InsightReport<'benchHistory'>;

/** The size and cost of the bench in each of the last 12 months. */
export const BenchHistory = () => {
  const translate = useTranslate();
  const { data: history, error, refetch } = useInsight('benchHistory', {});
  if (error) return <CouldNotLoad title={translate('analytics.failed')} error={error} onRetry={refetch} />;
  if (!history) return <Skeleton variant="rounded" sx={{ height: panelHeight }} />;
  if (history.months.every(({ people }) => !people))
    return <Typography color="textSecondary">{translate('analytics.benchHistory.empty')}</Typography>;
  return (
    <Box sx={{ minHeight: panelHeight }}>
      <History history={history} />
    </Box>
  );
};

const History = ({ history }: { history: History }) => {
  const { months, currency, people, withoutCost } = history;
  const { translate, number, money, shortMoney, date } = useFigures(currency);
  const label = (key: string) => translate(`analytics.benchHistory.${key}`);
  const short = ({ from }: BenchMonth) => date(from, { month: 'short' });
  return (
    <ChartOrTable
      title={label('title')}
      fileName="bench-12-months"
      columns={useMonthColumns(currency)}
      rows={months}
      idOf={({ from }) => from}
      height={chartHeight}
      note={
        <>
          {translate('analytics.benchHistory.now', { smart_count: people })}
          {withoutCost > 0 &&
            ` ${translate('analytics.benchHistory.withoutCost', { smart_count: withoutCost, currency })}`}
        </>
      }
    >
      <Box sx={pair}>
        <Chart title={label('peopleUnit')}>
          <CurveLater
            title={label('peopleUnit')}
            label={label('people')}
            places={months.map(short)}
            values={months.map((month) => month.people)}
            height={plotHeight}
            format={(value) => number(value)}
          />
        </Chart>
        <Chart title={label('costUnit')}>
          <BarsLater
            title={label('costUnit')}
            places={months.map(short)}
            series={[
              {
                id: 'whole',
                label: label('cost'),
                values: months.map(({ cost }, place) => (place < months.length - 1 ? cost : null)),
                tone: 'main',
              },
              {
                id: 'soFar',
                label: label('costSoFar'),
                values: months.map(({ cost }, place) => (place < months.length - 1 ? null : cost)),
                tone: 'quiet',
              },
            ]}
            height={plotHeight}
            format={money}
            formatShort={shortMoney}
            wholeSteps={false}
            legend={false}
          />
        </Chart>
      </Box>
    </ChartOrTable>
  );
};

const useMonthColumns = (currency: string): FileColumn<BenchMonth>[] => {
  const { translate, number, money, date, whole } = useFigures(currency);
  const label = (key: string) => translate(`analytics.benchHistory.${key}`);
  return [
    {
      key: 'month',
      label: label('month'),
      show: ({ from }) => date(from, { month: 'long', year: 'numeric' }),
      write: ({ from }) => from.slice(0, 7),
    },
    {
      key: 'people',
      label: label('peopleUnit'),
      numeric: true,
      show: ({ people }) => (people === null ? '–' : number(people)),
      write: ({ people }) => people && Math.round(people * 100) / 100,
    },
    {
      key: 'cost',
      label: label('costUnit'),
      numeric: true,
      show: ({ cost }) => (cost === null ? '–' : money(cost)),
      write: ({ cost }) => cost && cost / whole,
    },
  ];
};

const Chart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="subtitle2" component="h3" color="textSecondary">
      {title}
    </Typography>
    {children}
  </Box>
);

const plotHeight = 210;
const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
};
