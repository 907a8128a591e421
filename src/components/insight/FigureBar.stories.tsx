import type { Meta, StoryObj } from '../../testing/story.ts';
import { FigureBar } from './FigureBar.tsx';

export default {
  title: 'Figures/Bar',
  component: FigureBar,
  args: { name: 'React', percent: 64, colour: 'primary.main' },
} satisfies Meta<typeof FigureBar>;

export const Part: StoryObj<typeof FigureBar> = {};

export const Full: StoryObj<typeof FigureBar> = { args: { percent: 100 } };

export const None: StoryObj<typeof FigureBar> = { args: { percent: 0 } };

export const LongName: StoryObj<typeof FigureBar> = {
  args: { name: 'Customer relationship management for hospitals and clinics' },
};
