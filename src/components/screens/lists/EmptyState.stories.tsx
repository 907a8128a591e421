import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '../../../testing/story.ts';
import { EmptyState } from './EmptyState.tsx';

export default {
  title: 'Feedback/Empty state',
  component: EmptyState,
  args: { title: 'Your bench is empty', text: 'People you add can be found by recruiters at once.' },
} satisfies Meta<typeof EmptyState>;

export const Nothing: StoryObj<typeof EmptyState> = { name: 'Nothing yet' };

export const WithButton: StoryObj<typeof EmptyState> = {
  args: { children: <Button variant="contained">Add employee</Button> },
};

export const NoneFound: StoryObj<typeof EmptyState> = {
  args: { searched: true, title: 'No results', text: 'Remove a filter or search for something else.' },
};
