import type { Meta, StoryObj } from '../../testing/story.ts';
import { Chips } from './Chips.tsx';

export default {
  title: 'Fields/Chips',
  component: Chips,
  args: { words: ['React', 'TypeScript', 'PostgreSQL'] },
} satisfies Meta<typeof Chips>;

export const Few: StoryObj<typeof Chips> = {};

export const ManyCut: StoryObj<typeof Chips> = {
  name: 'Many, the first three shown',
  args: { words: ['React', 'TypeScript', 'PostgreSQL', 'Kubernetes', 'Go', 'Terraform'], most: 3 },
};
