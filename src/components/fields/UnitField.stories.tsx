import type { Meta, StoryObj } from '../../testing/story.ts';
import { UnitField } from './UnitField.tsx';

export default {
  title: 'Fields/Unit',
  component: UnitField,
  args: { source: 'responseMinutes' },
} satisfies Meta<typeof UnitField>;

export const Minutes: StoryObj<typeof UnitField> = { parameters: { row: { id: 1, responseMinutes: 42 } } };

export const Hours: StoryObj<typeof UnitField> = { parameters: { row: { id: 1, responseMinutes: 390 } } };

export const Percent: StoryObj<typeof UnitField> = {
  args: { source: 'matchScore' },
  parameters: { row: { id: 1, matchScore: 87 } },
};

export const Size: StoryObj<typeof UnitField> = {
  args: { source: 'sizeBytes' },
  parameters: { row: { id: 1, sizeBytes: 2_345_678 } },
};
