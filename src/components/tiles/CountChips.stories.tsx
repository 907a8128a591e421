import type { Meta, StoryObj } from '../../testing/story.ts';
import { CountChips } from './CountChips.tsx';

export default {
  title: 'Tiles/Counts',
  component: CountChips,
  args: { resource: 'requests', counts: [{ labelKey: 'resources.requests.plural', filter: {} }] },
} satisfies Meta<typeof CountChips>;

export const Counted: StoryObj<typeof CountChips> = {};

export const Loading: StoryObj<typeof CountChips> = { parameters: { answers: 'pending' } };
