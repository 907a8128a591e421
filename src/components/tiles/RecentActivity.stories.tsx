import type { Meta, StoryObj } from '../../testing/story.ts';
import { RecentActivity } from './RecentActivity.tsx';

export default {
  title: 'Tiles/Recent activity',
  component: RecentActivity,
  parameters: { noun: 'activities' },
} satisfies Meta<typeof RecentActivity>;

export const Filled: StoryObj<typeof RecentActivity> = {};

export const Empty: StoryObj<typeof RecentActivity> = { parameters: { answers: 'none' } };

export const Loading: StoryObj<typeof RecentActivity> = { parameters: { answers: 'pending' } };

export const Failed: StoryObj<typeof RecentActivity> = { parameters: { answers: 'error' } };

export const Phone: StoryObj<typeof RecentActivity> = { parameters: { width: 390 } };
