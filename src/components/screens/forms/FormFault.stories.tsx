import type { Meta, StoryObj } from '../../../testing/story.ts';
import { FormFault } from './FormFault.tsx';

export default {
  title: 'Feedback/Form fault',
  component: FormFault,
  args: { fault: 'A contract of Ada Example overlaps these days' },
} satisfies Meta<typeof FormFault>;

export const Refused: StoryObj<typeof FormFault> = {};

export const LongText: StoryObj<typeof FormFault> = {
  args: { fault: 'This person is booked from March 2 to September 30 by another contract. '.repeat(3) },
};
