import type { Meta, StoryObj } from '../../testing/story.ts';
import { DayField } from './DayField.tsx';

export default {
  title: 'Fields/Day',
  component: DayField,
  args: { source: 'at' },
  parameters: { row: { id: 1, at: '2026-03-02T09:05:00.000Z' } },
} satisfies Meta<typeof DayField>;

export const Day: StoryObj<typeof DayField> = {};

export const WithTime: StoryObj<typeof DayField> = { name: 'With its time', args: { showTime: true } };

export const Nothing: StoryObj<typeof DayField> = { parameters: { row: { id: 1, at: null } } };
