import { useTranslate } from 'react-admin';
import type { ProviderAnalytics } from '../../../domain/insight/providerAnalytics.ts';
import { BarsLater } from '../../components/charts/lazyCharts.tsx';
import { ChartOrTable } from '../../components/insight/ChartOrTable.tsx';
import type { FileColumn } from '../../components/insight/FigureTable.tsx';
import { useFigures } from '../../components/insight/useFigures.ts';
import { Panel } from '../../components/tiles/Panel.tsx';

type Part = ProviderAnalytics['demand'][number];

const height = 250;

/** The number of requests and jobs in each interval of the period. */
export const DemandOverTime = ({ report: { demand, currency, days } }: { report: ProviderAnalytics }) => {
  const translate = useTranslate();
  const { number, date } = useFigures(currency);
  const label = (key: string) => translate(`demandAnalytics.demand.${key}`);
  const columns: FileColumn<Part>[] = [
    { key: 'from', label: label('from'), show: ({ from }) => date(from), write: ({ from }) => from },
    { key: 'to', label: label('to'), show: ({ to }) => date(to), write: ({ to }) => to },
    { key: 'requests', label: label('requests'), numeric: true, show: ({ requests }) => number(requests) },
    { key: 'jobs', label: label('jobs'), numeric: true, show: ({ jobs }) => number(jobs) },
  ];
  return (
    <Panel title={label('title')} info={label('note')}>
      <ChartOrTable
        title={label('title')}
        fileName={`demand-over-time-${days}-days`}
        columns={columns}
        rows={demand}
        idOf={({ from }) => from}
        height={height}
      >
        <BarsLater
          title={label('title')}
          height={height}
          places={demand.map(({ from }) => date(from, { day: 'numeric', month: 'short' }))}
          series={[
            {
              id: 'requests',
              label: label('requests'),
              values: demand.map(({ requests }) => requests),
              tone: 'main',
            },
            { id: 'jobs', label: label('jobs'), values: demand.map(({ jobs }) => jobs), tone: 'quiet' },
          ]}
        />
      </ChartOrTable>
    </Panel>
  );
};
