import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '../../../testing/story.ts';
import { PasskeyLine } from './PasskeyLine.tsx';

const passkey = {
  id: 'one',
  name: 'Work laptop',
  createdAt: '2026-03-02T09:00:00.000Z',
  lastUsedAt: '2026-03-02T11:30:00.000Z',
  synced: true,
};

export default {
  title: 'Account/Passkey',
  component: PasskeyLine,
  args: { passkey, onAct: () => {} },
  render: (args) => (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      <PasskeyLine {...args} />
    </Box>
  ),
} satisfies Meta<typeof PasskeyLine>;

export const Synced: StoryObj<typeof PasskeyLine> = {};

export const Unused: StoryObj<typeof PasskeyLine> = {
  name: 'On one device, never used',
  args: { passkey: { ...passkey, lastUsedAt: null, synced: false } },
};

export const Phone: StoryObj<typeof PasskeyLine> = { parameters: { width: 390 } };
