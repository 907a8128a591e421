import type { Meta, StoryObj } from '../../testing/story.ts';
import { AnalyticsSkeleton } from './AnalyticsSkeleton.tsx';

export default {
  title: 'Figures/Skeleton',
  component: AnalyticsSkeleton,
  args: { figures: 4 },
} satisfies Meta<typeof AnalyticsSkeleton>;

export const Four: StoryObj<typeof AnalyticsSkeleton> = { name: 'Four figures' };

export const Phone: StoryObj<typeof AnalyticsSkeleton> = { parameters: { width: 390 } };
