import type { Meta, StoryObj } from '../../../testing/story.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export default {
  title: 'Dialogs/Confirm',
  component: ConfirmDialog,
  args: {
    title: 'Remove Ada Example?',
    text: 'Her profile and its files are deleted. Contracts stay.',
    confirm: 'Remove',
    cancel: 'Cancel',
    onConfirm: () => {},
    onCancel: () => {},
  },
} satisfies Meta<typeof ConfirmDialog>;

export const Asked: StoryObj<typeof ConfirmDialog> = {};

export const Busy: StoryObj<typeof ConfirmDialog> = {
  args: { busy: true },
  parameters: { answers: 'pending' },
};

export const LongText: StoryObj<typeof ConfirmDialog> = {
  args: { text: 'The contract ends on the last day of the month. '.repeat(8) },
};

export const Phone: StoryObj<typeof ConfirmDialog> = { parameters: { width: 390 } };
