import { Form } from 'react-admin';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { StateInput } from './StateInput.tsx';

export default {
  title: 'Inputs/State',
  component: StateInput,
  args: { source: 'status', label: 'Status' },
  render: (args) => (
    <Form record={{ id: 1 }}>
      <StateInput {...args} />
    </Form>
  ),
  parameters: { noun: 'candidates' },
} satisfies Meta<typeof StateInput>;

export const NewRow: StoryObj<typeof StateInput> = { name: 'New row' };

export const NextStates: StoryObj<typeof StateInput> = {
  name: 'Row with next states',
  parameters: { row: 'first' },
};
