import { Form } from 'react-admin';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { SkillsInput } from './SkillsInput.tsx';

export default {
  title: 'Inputs/Skills',
  component: SkillsInput,
  args: { source: 'skills', label: 'Skills' },
  render: (args) => (
    <Form record={{ id: 1 }}>
      <SkillsInput {...args} />
    </Form>
  ),
} satisfies Meta<typeof SkillsInput>;

export const Empty: StoryObj<typeof SkillsInput> = {};

export const Filled: StoryObj<typeof SkillsInput> = {
  render: (args) => (
    <Form record={{ id: 1, skills: ['React', 'TypeScript', 'Site Reliability Engineering'] }}>
      <SkillsInput {...args} />
    </Form>
  ),
};
