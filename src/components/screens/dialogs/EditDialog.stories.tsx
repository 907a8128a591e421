import type { Meta, StoryObj } from '../../../testing/story.ts';
import { EditDialog } from './EditDialog.tsx';

export default {
  title: 'Dialogs/Edit',
  component: EditDialog,
  args: {
    resource: 'candidates',
    id: 'BE-001',
    title: 'Edit profile',
    saved: 'Saved',
    fields: ['name', 'title', 'location', 'experience'],
    onClose: () => {},
  },
  parameters: { noun: 'candidates' },
} satisfies Meta<typeof EditDialog>;

export const Filled: StoryObj<typeof EditDialog> = {};

export const Loading: StoryObj<typeof EditDialog> = { parameters: { answers: 'pending' } };
