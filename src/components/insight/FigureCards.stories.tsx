import { type Demand, demandColumns, demandOfSkills } from '../../testing/demandOfSkills.ts';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { FigureCards as AnyRows } from './FigureCards.tsx';

const FigureCards = AnyRows<Demand>;

export default {
  title: 'Figures/Cards',
  component: FigureCards,
  args: {
    label: 'Demand by skill',
    columns: demandColumns,
    rows: demandOfSkills,
    idOf: ({ skill }) => skill,
  },
  parameters: { width: 390 },
} satisfies Meta<typeof FigureCards>;

export const Few: StoryObj<typeof FigureCards> = {};

export const Empty: StoryObj<typeof FigureCards> = { args: { rows: [] } };

export const Many: StoryObj<typeof FigureCards> = {
  args: {
    rows: Array.from({ length: 40 }, (_, place) => ({
      skill: `Skill ${place + 1}`,
      requests: place,
      rate: '$80',
    })),
  },
};
