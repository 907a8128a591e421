import type { Meta, StoryObj } from '../../testing/story.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

export default {
  title: 'Account/Recovery codes',
  component: RecoveryCodes,
  args: {
    codes: Array.from({ length: 10 }, (_, place) => `${place}a7k-${place}m2p`),
    onKept: () => {},
  },
} satisfies Meta<typeof RecoveryCodes>;

export const Ten: StoryObj<typeof RecoveryCodes> = {};

export const Phone: StoryObj<typeof RecoveryCodes> = { parameters: { width: 390 } };
