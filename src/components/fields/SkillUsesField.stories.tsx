import type { Meta, StoryObj } from '../../testing/story.ts';
import { SkillUsesField } from './SkillUsesField.tsx';

export default {
  title: 'Fields/Skill uses',
  component: SkillUsesField,
  args: { source: 'uses' },
} satisfies Meta<typeof SkillUsesField>;

export const Known: StoryObj<typeof SkillUsesField> = {
  parameters: {
    row: {
      id: 1,
      uses: [
        { skill: 'React', years: 5, lastUsed: '2026-02' },
        { skill: 'Go', years: null, lastUsed: '2024-11' },
        { skill: 'Terraform', years: 1, lastUsed: null },
      ],
    },
  },
};

export const Nothing: StoryObj<typeof SkillUsesField> = { parameters: { row: { id: 1, uses: [] } } };
