import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { SwitchRow } from './SwitchRow.tsx';

export default {
  title: 'Settings/Switch',
  component: SwitchRow,
  args: {
    label: 'Weekly summary',
    description: 'Every Monday, by email.',
    checked: true,
    onChange: () => {},
  },
  render: (args) => (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      <SwitchRow {...args} />
    </Box>
  ),
} satisfies Meta<typeof SwitchRow>;

export const On: StoryObj<typeof SwitchRow> = {};

export const Off: StoryObj<typeof SwitchRow> = { args: { checked: false } };

export const Disabled: StoryObj<typeof SwitchRow> = { args: { disabled: true } };

export const LongText: StoryObj<typeof SwitchRow> = {
  args: {
    description: 'Sent to everyone who may sign in, as soon as the last report of the week is ready. '.repeat(
      3,
    ),
  },
  parameters: { width: 390 },
};
