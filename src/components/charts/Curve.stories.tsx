import type { Meta, StoryObj } from '../../testing/story.ts';
import { Curve } from './Curve.tsx';

export default {
  title: 'Charts/Curve',
  component: Curve,
  args: {
    label: 'Profile views',
    places: ['Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb'],
    values: [40, 52, 47, 80, 76, 91],
    height: 260,
  },
} satisfies Meta<typeof Curve>;

export const Filled: StoryObj<typeof Curve> = {};

export const Zeros: StoryObj<typeof Curve> = { args: { values: [0, 0, 0, 0, 0, 0] } };

export const Phone: StoryObj<typeof Curve> = { parameters: { width: 390 } };
