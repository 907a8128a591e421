import type { Meta, StoryObj } from '../../../testing/story.ts';
import { RemoveRowDialog } from './RemoveRowDialog.tsx';

export default {
  title: 'Dialogs/Remove',
  component: RemoveRowDialog,
  args: {
    resource: 'reportTemplates',
    row: { id: 'RPTT-001', name: 'Closed deals' },
    texts: 'reportQuestions.remove',
    onClose: () => {},
  },
  parameters: { as: 'admin', noun: 'reportTemplates' },
} satisfies Meta<typeof RemoveRowDialog>;

export const Asked: StoryObj<typeof RemoveRowDialog> = {};
