import { Form } from 'react-admin';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { PlaceFilter } from './PlaceFilter.tsx';

export default {
  title: 'Inputs/Place',
  component: PlaceFilter,
  args: { source: 'location', label: 'Location' },
  render: (args) => (
    <Form record={{ id: 1 }}>
      <PlaceFilter {...args} />
    </Form>
  ),
} satisfies Meta<typeof PlaceFilter>;

export const Empty: StoryObj<typeof PlaceFilter> = {};

export const Loading: StoryObj<typeof PlaceFilter> = { parameters: { answers: 'pending' } };
