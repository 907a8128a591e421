import type { Meta, StoryObj } from '../../testing/story.ts';
import { Bars } from './Bars.tsx';

export default {
  title: 'Charts/Bars',
  component: Bars,
  args: {
    places: ['Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb'],
    height: 260,
    series: [{ id: 'made', label: 'Requests', values: [12, 18, 9, 22, 31, 27], tone: 'main' }],
  },
} satisfies Meta<typeof Bars>;

export const One: StoryObj<typeof Bars> = { name: 'One series' };

export const Two: StoryObj<typeof Bars> = {
  name: 'Two, stacked',
  args: {
    series: [
      { id: 'won', label: 'Accepted', values: [7, 9, 4, 12, 18, 15], tone: 'main' },
      { id: 'lost', label: 'Declined', values: [5, 9, 5, 10, 13, 12], tone: 'quiet' },
    ],
  },
};

export const Zeros: StoryObj<typeof Bars> = {
  args: { series: [{ id: 'made', label: 'Requests', values: [0, 0, 0, 0, 0, 0], tone: 'main' }] },
};

export const Phone: StoryObj<typeof Bars> = { parameters: { width: 390 } };
