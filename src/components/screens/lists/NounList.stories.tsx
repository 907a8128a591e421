import type { Meta, StoryObj } from '../../../testing/story.ts';
import { NounList } from './NounList.tsx';

export default {
  title: 'Screens/List',
  component: NounList,
  parameters: { noun: 'contractTemplates' },
} satisfies Meta<typeof NounList>;

export const Few: StoryObj<typeof NounList> = { name: 'Few rows' };

export const Many: StoryObj<typeof NounList> = {
  name: 'Many rows',
  parameters: { as: 'admin', noun: 'users' },
};

export const FewColumns: StoryObj<typeof NounList> = { args: { columns: ['name', 'usageCount'] } };

export const Empty: StoryObj<typeof NounList> = { parameters: { answers: 'none' } };

export const Loading: StoryObj<typeof NounList> = { parameters: { answers: 'pending' } };

export const Failed: StoryObj<typeof NounList> = { parameters: { answers: 'error' } };

export const PhoneCards: StoryObj<typeof NounList> = { name: 'Cards on a phone', parameters: { width: 390 } };

export const PhoneLoading: StoryObj<typeof NounList> = {
  name: 'Loading on a phone',
  parameters: { width: 390, answers: 'pending' },
};

export const PhoneError: StoryObj<typeof NounList> = {
  name: 'Error on a phone',
  parameters: { width: 390, answers: 'error' },
};
