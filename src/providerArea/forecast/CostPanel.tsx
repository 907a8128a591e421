import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BenchCost } from '../../../domain/insight/benchForecast/costs.ts';
import { RangeBarsLater } from '../../components/charts/lazyCharts.tsx';
import { ChartOrTable } from '../../components/insight/ChartOrTable.tsx';
import type { FileColumn } from '../../components/insight/FigureTable.tsx';
import { useFigures } from '../../components/insight/useFigures.ts';
import { InfoTip } from '../../components/tiles/InfoTip.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import type { ForecastReport } from './ForecastPage.tsx';

type Month = BenchCost & { from: string };
interface Props {
  report: ForecastReport;
  cost: ForecastReport['costs'][number];
}

/** What the bench costs in each of the coming months, in one currency. */
export const CostPanel = ({ report: { months, costs, withoutCost }, cost: { currency, ...cost } }: Props) => {
  const { translate, money, shortMoney, date } = useFigures(currency);
  const label = (key: string) => translate(`benchForecast.cost.${key}`);
  const rows: Month[] = cost.months.map((one, place) => ({ ...one, from: months[place]?.from ?? '' }));
  const known = rows.flatMap(({ expected, low, high }) =>
    expected === null || low === null || high === null ? [] : [{ value: expected, low, high }],
  );
  const title = costs.length > 1 ? translate('benchForecast.cost.titleIn', { currency }) : label('title');
  const columns = useMonthColumns(currency, known.length > 0);
  return (
    <Panel title={title} info={label('rule')}>
      <Totals total={cost.total} currency={currency} />
      <ChartOrTable
        title={title}
        fileName={`bench-forecast-${currency.toLowerCase()}`}
        columns={columns}
        rows={rows}
        idOf={({ from }) => from}
        height={height}
        note={
          <>
            {translate('benchForecast.cost.from', { date: date(months[0]?.from ?? '') })}
            {withoutCost > 0 &&
              ` ${translate('benchForecast.cost.withoutCost', { smart_count: withoutCost })}`}
          </>
        }
      >
        <RangeBarsLater
          title={title}
          places={rows.map(({ from }) => date(from, { month: 'short' }))}
          estimate={known.length ? { label: label('expected'), values: known } : undefined}
          other={{ label: label('unplaced'), values: rows.map(({ unplaced }) => unplaced) }}
          height={height}
          format={money}
          formatShort={shortMoney}
        />
      </ChartOrTable>
    </Panel>
  );
};

const Totals = ({ total, currency }: { total: BenchCost; currency: string }) => {
  const { translate, money } = useFigures(currency);
  const { expected, low, high, unplaced } = total;
  const figures = [
    ...(expected === null || low === null || high === null
      ? []
      : [
          { key: 'expected', value: money(expected) },
          { key: 'range', value: `${money(low)} – ${money(high)}` },
        ]),
    { key: 'unplaced', value: money(unplaced) },
  ];
  return (
    <Box component="dl" sx={totals}>
      {figures.map(({ key, value }) => {
        const name = translate(`benchForecast.cost.${key}`);
        return (
          <div key={key}>
            <Box component="dt" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
              <Typography component="span" variant="body2" color="textSecondary">
                {name}
              </Typography>
              <InfoTip title={name} text={translate(`benchForecast.cost.${key}Rule`)} />
            </Box>
            <Typography component="dd" sx={{ m: 0, fontSize: 20, fontWeight: 600 }}>
              {value}
            </Typography>
          </div>
        );
      })}
    </Box>
  );
};

const useMonthColumns = (currency: string, isKnown: boolean): FileColumn<Month>[] => {
  const { translate, money, date, whole } = useFigures(currency);
  const figure = (key: keyof BenchCost): FileColumn<Month> => ({
    key,
    label: translate(`benchForecast.cost.${key}`),
    numeric: true,
    show: (row) => (row[key] === null ? '–' : money(row[key])),
    write: (row) => (row[key] === null ? null : row[key] / whole),
  });
  return [
    {
      key: 'month',
      label: translate('analytics.benchHistory.month'),
      show: ({ from }) => date(from, { month: 'long', year: 'numeric' }),
      write: ({ from }) => from.slice(0, 7),
    },
    ...(isKnown ? (['expected', 'low', 'high'] as const).map(figure) : []),
    figure('unplaced'),
  ];
};

const height = 260;
const totals = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 3, md: 5 },
  rowGap: 1.5,
  m: 0,
  mb: 2,
};
