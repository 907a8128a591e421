import { Form } from 'react-admin';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { PictureInput } from './PictureInput.tsx';

export default {
  title: 'Inputs/Picture',
  component: PictureInput,
  args: { source: 'photo' },
  render: (args) => (
    <Form record={{ id: 1 }}>
      <PictureInput {...args} />
    </Form>
  ),
  parameters: { noun: 'candidates', row: { id: 'BE-000', name: 'Ada Example', photo: null } },
} satisfies Meta<typeof PictureInput>;

export const Empty: StoryObj<typeof PictureInput> = {};
