import type { Meta, StoryObj } from '../../testing/story.ts';
import { Lines } from './Lines.tsx';

export default {
  title: 'Charts/Lines',
  component: Lines,
  args: {
    places: ['Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb'],
    height: 260,
    series: [
      { id: 'providers', label: 'Providers', values: [4, 6, 9, 12, 15, 19] },
      { id: 'recruiters', label: 'Recruiters', values: [2, 5, 6, 11, 14, 22] },
      { id: 'others', label: 'Operators', values: [1, 1, 2, 2, 3, 3] },
    ],
  },
} satisfies Meta<typeof Lines>;

export const Three: StoryObj<typeof Lines> = { name: 'Three series' };

export const One: StoryObj<typeof Lines> = {
  name: 'One series',
  args: { series: [{ id: 'providers', label: 'Providers', values: [400, 600, 900, 1200, 1500, 1900] }] },
};
