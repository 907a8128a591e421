import type { Meta, StoryObj } from '../../testing/story.ts';
import { StrengthMeter } from './StrengthMeter.tsx';

export default {
  title: 'Account/Password strength',
  component: StrengthMeter,
  args: { password: 'bench', refused: false },
} satisfies Meta<typeof StrengthMeter>;

export const Weak: StoryObj<typeof StrengthMeter> = {};

export const Strong: StoryObj<typeof StrengthMeter> = {
  args: { password: 'correct horse battery staple 1912' },
};

export const Refused: StoryObj<typeof StrengthMeter> = {
  args: { password: 'bench-demo-2026', refused: true },
};
