import type { Meta, StoryObj } from '../../testing/story.ts';
import { Tiles } from '../tiles/Tiles.tsx';
import { MetricCard } from './MetricCard.tsx';

export default {
  title: 'Figures/Metric',
  component: MetricCard,
  args: {
    label: 'Profile views',
    currency: 'USD',
    metric: { unit: 'count', value: 1234, before: 1072, change: 0.15, better: 'more' },
  },
  render: (args) => (
    <Tiles>
      <MetricCard {...args} />
    </Tiles>
  ),
} satisfies Meta<typeof MetricCard>;

export const Up: StoryObj<typeof MetricCard> = {};

export const Down: StoryObj<typeof MetricCard> = {
  args: { metric: { unit: 'count', value: 715, before: 1072, change: -0.33, better: 'more' } },
};

export const Same: StoryObj<typeof MetricCard> = {
  name: 'No change',
  args: { metric: { unit: 'count', value: 715, before: 715, change: 0, better: 'more' } },
};

export const Fresh: StoryObj<typeof MetricCard> = {
  name: 'New',
  args: { metric: { unit: 'count', value: 12, before: 0, change: null, better: 'more' } },
};

export const Nothing: StoryObj<typeof MetricCard> = {
  args: { metric: { unit: 'count', value: null, before: null, change: null, better: 'more' } },
};

export const Money: StoryObj<typeof MetricCard> = {
  args: {
    label: 'Revenue',
    metric: { unit: 'money', value: 12345600, before: 9876500, change: 0.25, better: 'more' },
  },
};
