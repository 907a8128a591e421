import { Form } from 'react-admin';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { ReferenceNameInput } from './ReferenceNameInput.tsx';

export default {
  title: 'Inputs/Reference',
  component: ReferenceNameInput,
  args: { source: 'candidateId', reference: 'candidates', label: 'Candidate' },
  render: (args) => (
    <Form record={{ id: 1 }}>
      <ReferenceNameInput {...args} />
    </Form>
  ),
  parameters: { noun: 'contracts' },
} satisfies Meta<typeof ReferenceNameInput>;

export const Empty: StoryObj<typeof ReferenceNameInput> = {};

export const Filled: StoryObj<typeof ReferenceNameInput> = {
  render: (args) => (
    <Form record={{ id: 1, candidateId: 'BE-001' }}>
      <ReferenceNameInput {...args} />
    </Form>
  ),
};

export const Loading: StoryObj<typeof ReferenceNameInput> = {
  parameters: { answers: 'pending' },
  render: (args) => (
    <Form record={{ id: 1, candidateId: 'BE-001' }}>
      <ReferenceNameInput {...args} />
    </Form>
  ),
};
