import { Form } from 'react-admin';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { SkillUsesInput } from './SkillUsesInput.tsx';

export default {
  title: 'Inputs/Skill uses',
  component: SkillUsesInput,
  args: { source: 'skillUses', label: 'Years and last use' },
  render: (args) => (
    <Form record={{ id: 1 }}>
      <SkillUsesInput {...args} />
    </Form>
  ),
  parameters: { noun: 'candidates' },
} satisfies Meta<typeof SkillUsesInput>;

export const Empty: StoryObj<typeof SkillUsesInput> = {};

export const Filled: StoryObj<typeof SkillUsesInput> = {
  render: (args) => (
    <Form
      record={{
        id: 1,
        skills: ['React', 'Go'],
        skillUses: [
          { skill: 'React', years: 5, lastUsed: '2026-02' },
          { skill: 'Go', years: null, lastUsed: null },
        ],
      }}
    >
      <SkillUsesInput {...args} />
    </Form>
  ),
};
