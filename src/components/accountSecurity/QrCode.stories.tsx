import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { QrCode } from './QrCode.tsx';

export default {
  title: 'Account/QR code',
  component: QrCode,
  args: {
    text: 'otpauth://totp/TalentBench:ada@example.com?secret=JBSWY3DPEHPK3PXP',
    label: 'QR code for your app',
  },
  render: (args) => (
    <Box sx={{ width: 200, height: 200 }}>
      <QrCode {...args} />
    </Box>
  ),
} satisfies Meta<typeof QrCode>;

export const Shown: StoryObj<typeof QrCode> = {};
