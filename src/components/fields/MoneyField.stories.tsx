import type { Meta, StoryObj } from '../../testing/story.ts';
import { MoneyField } from './MoneyField.tsx';

export default {
  title: 'Fields/Money',
  component: MoneyField,
  args: { source: 'amount' },
  parameters: { row: { id: 1, amount: 8550, currency: 'USD' } },
} satisfies Meta<typeof MoneyField>;

export const Dollars: StoryObj<typeof MoneyField> = {};

export const Yen: StoryObj<typeof MoneyField> = {
  parameters: { row: { id: 1, amount: 120_000, currency: 'JPY' } },
};

export const Millions: StoryObj<typeof MoneyField> = {
  name: 'Millions, in short',
  args: { compact: true },
  parameters: { row: { id: 1, amount: 125_000_000, currency: 'EUR' } },
};

export const Nothing: StoryObj<typeof MoneyField> = {
  parameters: { row: { id: 1, amount: null, currency: 'USD' } },
};
