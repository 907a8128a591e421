import type { Meta, StoryObj } from '../../testing/story.ts';
import { InfoTip } from './InfoTip.tsx';

export default {
  title: 'Tiles/Info tip',
  component: InfoTip,
  args: {
    title: 'User engagement',
    text: 'Excludes today. A user is active on any day they use TalentBench.',
  },
} satisfies Meta<typeof InfoTip>;

export const Closed: StoryObj<typeof InfoTip> = {};

export const Phone: StoryObj<typeof InfoTip> = { parameters: { width: 390 } };
