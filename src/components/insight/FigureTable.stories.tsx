import { type Demand, demandColumns, demandOfSkills } from '../../testing/demandOfSkills.ts';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { FigureTable as AnyRows } from './FigureTable.tsx';

const FigureTable = AnyRows<Demand>;

export default {
  title: 'Figures/Table',
  component: FigureTable,
  args: {
    label: 'Demand by skill',
    columns: demandColumns,
    rows: demandOfSkills,
    idOf: ({ skill }) => skill,
  },
} satisfies Meta<typeof FigureTable>;

export const Few: StoryObj<typeof FigureTable> = {};

export const Empty: StoryObj<typeof FigureTable> = { args: { rows: [] } };

export const Many: StoryObj<typeof FigureTable> = {
  args: {
    rows: Array.from({ length: 40 }, (_, place) => ({
      skill: `Skill ${place + 1}`,
      requests: place,
      rate: '$80',
    })),
  },
};
