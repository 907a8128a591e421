import type { Meta, StoryObj } from '../../testing/story.ts';
import { TabSkeleton } from './TabSkeleton.tsx';

export default {
  title: 'Settings/Skeleton',
  component: TabSkeleton,
} satisfies Meta<typeof TabSkeleton>;

export const Loading: StoryObj<typeof TabSkeleton> = {};
