import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { OneLine } from './OneLine.tsx';

export default {
  title: 'Fields/One line',
  component: OneLine,
  args: { words: ['React', 'TypeScript'] },
} satisfies Meta<typeof OneLine>;

export const Few: StoryObj<typeof OneLine> = {};

export const Many: StoryObj<typeof OneLine> = {
  args: { words: ['React', 'TypeScript', 'PostgreSQL', 'Kubernetes', 'Go'] },
};

export const LongWords: StoryObj<typeof OneLine> = {
  render: (args) => (
    <Box sx={{ width: 220 }}>
      <OneLine {...args} />
    </Box>
  ),
  args: {
    words: [
      'Customer relationship management',
      'Enterprise resource planning',
      'Site reliability engineering',
      'SAP',
    ],
  },
};
