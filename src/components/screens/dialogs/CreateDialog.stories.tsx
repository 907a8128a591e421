import type { Meta, StoryObj } from '../../../testing/story.ts';
import { CreateDialog } from './CreateDialog.tsx';

export default {
  title: 'Dialogs/Create',
  component: CreateDialog,
  args: {
    resource: 'talentPools',
    title: 'New pool',
    lead: 'Keep candidates together for a role or a client.',
    submitLabel: 'Create pool',
    done: 'Pool created',
    fields: ['name', 'note'],
    onClose: () => {},
  },
  parameters: { as: 'recruiter', noun: 'talentPools' },
} satisfies Meta<typeof CreateDialog>;

export const Empty: StoryObj<typeof CreateDialog> = {};

export const Phone: StoryObj<typeof CreateDialog> = { parameters: { width: 390 } };
