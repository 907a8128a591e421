import { Form } from 'react-admin';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { RateLinesInput } from './RateLinesInput.tsx';

export default {
  title: 'Inputs/RateLines',
  component: RateLinesInput,
  args: { source: 'lines', label: 'Rates' },
  render: (args) => (
    <Form record={{ id: 1, currency: 'USD' }}>
      <RateLinesInput {...args} />
    </Form>
  ),
  parameters: { noun: 'rateCards' },
} satisfies Meta<typeof RateLinesInput>;

export const Empty: StoryObj<typeof RateLinesInput> = {};

export const Filled: StoryObj<typeof RateLinesInput> = {
  render: (args) => (
    <Form
      record={{
        id: 1,
        currency: 'USD',
        lines: [
          { skill: 'React', level: null, rate: 5800 },
          { skill: 'React', level: 'Senior', rate: 7000 },
        ],
      }}
    >
      <RateLinesInput {...args} />
    </Form>
  ),
};
