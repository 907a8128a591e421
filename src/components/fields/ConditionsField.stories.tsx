import type { Meta, StoryObj } from '../../testing/story.ts';
import { ConditionsField } from './ConditionsField.tsx';

export default {
  title: 'Fields/Conditions',
  component: ConditionsField,
  args: { source: 'conditions' },
  parameters: { as: 'admin' },
} satisfies Meta<typeof ConditionsField>;

export const Some: StoryObj<typeof ConditionsField> = {
  parameters: {
    row: {
      id: 1,
      noun: 'contracts',
      conditions: [
        { field: 'status', operator: 'eq', value: 'Completed' },
        { field: 'rate', operator: 'gte', value: '50' },
        { field: 'endDate', operator: 'eq', value: '' },
      ],
    },
  },
};

export const Nothing: StoryObj<typeof ConditionsField> = {
  parameters: { row: { id: 1, noun: 'contracts', conditions: [] } },
};
