import type { Meta, StoryObj } from '../../testing/story.ts';
import { StaleDialog } from './StaleDialog.tsx';

export default {
  title: 'Dialogs/Stale',
  component: StaleDialog,
  args: {
    saving: false,
    stale: {
      before: { id: 'BE-001', version: 3, title: 'Engineer', location: 'Ghent' },
      current: {
        id: 'BE-001',
        version: 4,
        title: 'Senior engineer',
        location: 'Ghent',
        updatedAt: '2026-03-02T09:00:00.000Z',
      },
      mine: { title: 'Lead engineer' },
    },
    onTakeTheirs: () => {},
    onKeepYours: () => {},
    onLater: () => {},
  },
  parameters: { noun: 'candidates' },
} satisfies Meta<typeof StaleDialog>;

export const SameField: StoryObj<typeof StaleDialog> = { name: 'The same field' };

export const OtherField: StoryObj<typeof StaleDialog> = {
  name: 'Another field',
  args: {
    stale: {
      before: { id: 'BE-001', version: 3, title: 'Engineer', location: 'Ghent' },
      current: { id: 'BE-001', version: 4, title: 'Engineer', location: 'Bruges' },
      mine: { title: 'Lead engineer' },
    },
  },
};

export const Phone: StoryObj<typeof StaleDialog> = { parameters: { width: 390 } };
