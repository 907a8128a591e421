import type { Meta, StoryObj } from '../../testing/story.ts';
import { FeatureOff } from './FeatureOff.tsx';

export default {
  title: 'Feedback/Feature off',
  component: FeatureOff,
  args: { feature: 'advancedAnalytics' },
} satisfies Meta<typeof FeatureOff>;

export const Off: StoryObj<typeof FeatureOff> = {};
