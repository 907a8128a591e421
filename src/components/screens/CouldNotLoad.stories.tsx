import { SaidError } from '../../auth/reasonOf.ts';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { CouldNotLoad } from './CouldNotLoad.tsx';

export default {
  title: 'Feedback/Could not load',
  component: CouldNotLoad,
  args: { error: new SaidError('The server took too long to answer. Try again.'), onRetry: () => {} },
} satisfies Meta<typeof CouldNotLoad>;

export const WithReason: StoryObj<typeof CouldNotLoad> = { name: 'With a reason' };

export const Bare: StoryObj<typeof CouldNotLoad> = { name: 'Without a reason', args: { error: undefined } };

export const WithHint: StoryObj<typeof CouldNotLoad> = {
  args: { title: 'The bench could not be loaded', hint: 'Your changes are kept.' },
};

export const Phone: StoryObj<typeof CouldNotLoad> = { parameters: { width: 390 } };
