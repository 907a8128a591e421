import { SaidError } from '../../auth/reasonOf.ts';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { TabFailure } from './TabFailure.tsx';

export default {
  title: 'Settings/Failure',
  component: TabFailure,
  args: { error: new SaidError('The server took too long to answer. Try again.'), onRetry: () => {} },
} satisfies Meta<typeof TabFailure>;

export const Refused: StoryObj<typeof TabFailure> = {};
