import { type Demand, demandColumns, demandOfSkills } from '../../testing/demandOfSkills.ts';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { BarsLater } from '../charts/lazyCharts.tsx';
import { ChartOrTable as AnyRows } from './ChartOrTable.tsx';

const ChartOrTable = AnyRows<Demand>;
const height = 260;

export default {
  title: 'Figures/Chart or table',
  component: ChartOrTable,
  args: {
    title: 'Demand by skill',
    fileName: 'demand',
    columns: demandColumns,
    rows: demandOfSkills,
    idOf: ({ skill }) => skill,
    height,
    note: 'Requests of the last 30 days.',
    children: (
      <BarsLater
        title="Demand by skill"
        places={demandOfSkills.map(({ skill }) => skill)}
        series={[
          {
            id: 'requests',
            label: 'Requests',
            values: demandOfSkills.map(({ requests }) => requests),
            tone: 'main',
          },
        ]}
        height={height}
      />
    ),
  },
} satisfies Meta<typeof ChartOrTable>;

export const Chart: StoryObj<typeof ChartOrTable> = {};

export const Phone: StoryObj<typeof ChartOrTable> = { parameters: { width: 390 } };
