import { Form } from 'react-admin';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { PartOfListInput } from './PartOfListInput.tsx';

export default {
  title: 'Inputs/Part of a list',
  component: PartOfListInput,
  args: { source: 'confirmedSkills', label: 'Confirmed skills', partOf: 'skills' },
  render: (args) => (
    <Form record={{ id: 1, skills: ['React', 'Go', 'SQL'], confirmedSkills: ['React'] }}>
      <PartOfListInput {...args} />
    </Form>
  ),
  parameters: { noun: 'candidates' },
} satisfies Meta<typeof PartOfListInput>;

export const Chosen: StoryObj<typeof PartOfListInput> = {};
