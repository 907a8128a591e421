import { Form } from 'react-admin';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { MoneyInput } from './MoneyInput.tsx';

export default {
  title: 'Inputs/Money',
  component: MoneyInput,
  args: { source: 'rate', label: 'Hourly rate' },
  render: (args) => (
    <Form record={{ id: 1 }}>
      <MoneyInput {...args} />
    </Form>
  ),
} satisfies Meta<typeof MoneyInput>;

export const Empty: StoryObj<typeof MoneyInput> = {};

export const Filled: StoryObj<typeof MoneyInput> = {
  render: (args) => (
    <Form record={{ id: 1, rate: 8550, currency: 'USD' }}>
      <MoneyInput {...args} />
    </Form>
  ),
};

export const Yen: StoryObj<typeof MoneyInput> = {
  render: (args) => (
    <Form record={{ id: 1, rate: 9000, currency: 'JPY' }}>
      <MoneyInput {...args} />
    </Form>
  ),
};

export const Refused: StoryObj<typeof MoneyInput> = {
  render: (args) => (
    <Form
      record={{ id: 1, rate: -100 }}
      errors={{ rate: { type: 'manual', message: 'Enter an amount above zero' } }}
    >
      <MoneyInput {...args} />
    </Form>
  ),
};
