import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { SessionLine } from './SessionLine.tsx';

export default {
  title: 'Account/Session',
  component: SessionLine,
  args: {
    session: {
      id: 'SES-1',
      device: 'Firefox on Linux',
      network: '203.0.113.7',
      createdAt: '2026-03-02T09:00:00.000Z',
      seenAt: '2026-03-02T11:30:00.000Z',
      current: false,
    },
    onEnd: () => {},
  },
  render: (args) => (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      <SessionLine {...args} />
    </Box>
  ),
} satisfies Meta<typeof SessionLine>;

export const Another: StoryObj<typeof SessionLine> = { name: 'Another device' };

export const Current: StoryObj<typeof SessionLine> = {
  name: 'This device',
  args: {
    session: {
      id: 'SES-1',
      device: 'Firefox on Linux',
      network: '203.0.113.7',
      createdAt: '2026-03-02T09:00:00.000Z',
      seenAt: '2026-03-02T11:30:00.000Z',
      current: true,
    },
  },
};

export const Phone: StoryObj<typeof SessionLine> = { parameters: { width: 390 } };
