import type { Meta, StoryObj } from '../../testing/story.ts';
import { IdleDialog } from './IdleDialog.tsx';

export default {
  title: 'Dialogs/Idle',
  component: IdleDialog,
  args: { left: 42, onStay: () => {}, onLeave: () => {} },
} satisfies Meta<typeof IdleDialog>;

export const Asked: StoryObj<typeof IdleDialog> = {};

export const LastSecond: StoryObj<typeof IdleDialog> = { args: { left: 1 } };
