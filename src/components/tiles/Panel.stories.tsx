import type { Meta, StoryObj } from '../../testing/story.ts';
import { Panel } from './Panel.tsx';

export default {
  title: 'Tiles/Panel',
  component: Panel,
  args: { title: 'Roll-offs', children: 'Two contracts end this month.' },
} satisfies Meta<typeof Panel>;

export const Short: StoryObj<typeof Panel> = {};

export const WithInfo: StoryObj<typeof Panel> = {
  args: { info: 'Counts signed contracts. Drafts are not included.' },
};

export const LongTitle: StoryObj<typeof Panel> = {
  args: { title: 'Contracts that end before the first day of the month after next' },
};
