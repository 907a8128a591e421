import type { Meta, StoryObj } from '../../testing/story.ts';
import { ReferenceNameField } from './ReferenceNameField.tsx';

export default {
  title: 'Fields/Reference',
  component: ReferenceNameField,
  args: { source: 'candidateId', reference: 'candidates' },
  parameters: { noun: 'contracts', row: 'first' },
} satisfies Meta<typeof ReferenceNameField>;

export const Linked: StoryObj<typeof ReferenceNameField> = {};

export const Failed: StoryObj<typeof ReferenceNameField> = {
  name: 'Row that cannot be read',
  parameters: { answers: 'error' },
};
