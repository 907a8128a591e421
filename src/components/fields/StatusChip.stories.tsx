import type { Meta, StoryObj } from '../../testing/story.ts';
import { StatusChip } from './StatusChip.tsx';

export default {
  title: 'Fields/State',
  component: StatusChip,
  args: { value: 'Available' },
} satisfies Meta<typeof StatusChip>;

export const Good: StoryObj<typeof StatusChip> = {};

export const Waiting: StoryObj<typeof StatusChip> = { args: { value: 'Pending' } };

export const Wrong: StoryObj<typeof StatusChip> = { args: { value: 'Overdue' } };

export const Moving: StoryObj<typeof StatusChip> = { name: 'Under way', args: { value: 'In Progress' } };

export const Quiet: StoryObj<typeof StatusChip> = { name: 'Over', args: { value: 'Closed' } };

export const LongLabel: StoryObj<typeof StatusChip> = {
  args: { value: 'Stale', label: 'Stale, confirmed on September 30, 2025' },
};
