import { Form } from 'react-admin';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { SkillsTextInput } from './SkillsTextInput.tsx';

export default {
  title: 'Inputs/Skills as text',
  component: SkillsTextInput,
  args: { source: 'skills', label: 'Skills' },
  render: (args) => (
    <Form record={{ id: 1 }}>
      <SkillsTextInput {...args} />
    </Form>
  ),
} satisfies Meta<typeof SkillsTextInput>;

export const Empty: StoryObj<typeof SkillsTextInput> = {};

export const Filled: StoryObj<typeof SkillsTextInput> = {
  render: (args) => (
    <Form record={{ id: 1, skills: ['React', 'TypeScript'] }}>
      <SkillsTextInput {...args} />
    </Form>
  ),
};
