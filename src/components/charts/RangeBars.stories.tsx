import type { Meta, StoryObj } from '../../testing/story.ts';
import { RangeBars } from './RangeBars.tsx';

const dollars = (value: number) => `$${Math.round(value).toLocaleString('en')}`;

export default {
  title: 'Charts/Estimates with ranges',
  component: RangeBars,
  args: {
    places: ['Nov', 'Dec', 'Jan', 'Feb'],
    height: 260,
    estimate: {
      label: 'Expected cost',
      values: [
        { value: 17_900, low: 17_400, high: 18_000 },
        { value: 131_000, low: 124_000, high: 138_000 },
        { value: 142_000, low: 121_000, high: 160_000 },
        { value: 118_000, low: 92_000, high: 145_000 },
      ],
    },
    other: { label: 'If no one is placed', values: [18_000, 140_000, 168_000, 154_000] },
    format: dollars,
    formatShort: (value: number) => `$${Math.round(value / 1000)}K`,
  },
} satisfies Meta<typeof RangeBars>;

export const Estimates: StoryObj<typeof RangeBars> = {};

export const Without: StoryObj<typeof RangeBars> = { name: 'No estimate yet', args: { estimate: undefined } };

export const Phone: StoryObj<typeof RangeBars> = { parameters: { width: 390 } };
