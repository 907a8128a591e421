import { Form } from 'react-admin';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { NounInput } from './NounInput.tsx';

export default {
  title: 'Inputs/Field of a noun',
  component: NounInput,
  args: { source: 'title' },
  render: (args) => (
    <Form record={{ id: 1 }}>
      <NounInput {...args} />
    </Form>
  ),
  parameters: { noun: 'candidates' },
} satisfies Meta<typeof NounInput>;

export const Text: StoryObj<typeof NounInput> = {};

export const Choice: StoryObj<typeof NounInput> = { args: { source: 'availability' } };

export const Figure: StoryObj<typeof NounInput> = { args: { source: 'experience' } };

export const Day: StoryObj<typeof NounInput> = { args: { source: 'availableFrom' } };

export const WithHelp: StoryObj<typeof NounInput> = { args: { help: 'As it is shown to recruiters' } };
