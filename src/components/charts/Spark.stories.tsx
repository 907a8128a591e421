import type { Meta, StoryObj } from '../../testing/story.ts';
import { Spark } from './Spark.tsx';

export default {
  title: 'Charts/Spark',
  component: Spark,
  args: { places: ['Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb'], values: [4, 6, 5, 9, 8, 12], height: 48 },
} satisfies Meta<typeof Spark>;

export const Filled: StoryObj<typeof Spark> = {};

/** Without data in October and from December on: two gaps, and November as a dot. */
export const WithGaps: StoryObj<typeof Spark> = { args: { values: [4, null, 5, null, null, 12] } };

export const Flat: StoryObj<typeof Spark> = { args: { values: [3, 3, 3, 3, 3, 3] } };
