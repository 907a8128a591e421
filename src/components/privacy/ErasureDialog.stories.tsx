import type { Meta, StoryObj } from '../../testing/story.ts';
import { ErasureDialog } from './ErasureDialog.tsx';

export default {
  title: 'Dialogs/Erasure',
  component: ErasureDialog,
  args: { noun: 'candidates', id: 'BE-001', onClose: () => {} },
  parameters: { as: 'admin', noun: 'candidates' },
} satisfies Meta<typeof ErasureDialog>;

export const Asked: StoryObj<typeof ErasureDialog> = {};

export const Refused: StoryObj<typeof ErasureDialog> = { parameters: { answers: 'error' } };
