import type { Meta, StoryObj } from '../../testing/story.ts';
import { FreshnessChip } from './FreshnessChip.tsx';

export default {
  title: 'Fields/Freshness',
  component: FreshnessChip,
  parameters: { noun: 'candidates', row: { id: 'BE-000', status: 'Available', availabilityConfirmed: null } },
} satisfies Meta<typeof FreshnessChip>;

export const Never: StoryObj<typeof FreshnessChip> = { name: 'Never confirmed' };

export const Stale: StoryObj<typeof FreshnessChip> = {
  parameters: { row: { id: 'BE-000', status: 'Available', availabilityConfirmed: '2025-01-07' } },
};
