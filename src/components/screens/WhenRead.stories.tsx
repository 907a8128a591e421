import { SaidError } from '../../auth/reasonOf.ts';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { WhenRead } from './WhenRead.tsx';

export default {
  title: 'Screens/Row being read',
  component: WhenRead,
  args: { read: { error: null, refetch: () => {} }, children: 'The row' },
} satisfies Meta<typeof WhenRead>;

export const Loading: StoryObj<typeof WhenRead> = {};

export const Failed: StoryObj<typeof WhenRead> = {
  args: { read: { error: new SaidError('This row no longer exists'), refetch: () => {} } },
};

export const Phone: StoryObj<typeof WhenRead> = { parameters: { width: 390 } };
