import type { Meta, StoryObj } from '../../testing/story.ts';
import { NounField } from './NounField.tsx';

export default {
  title: 'Fields/Field of a noun',
  component: NounField,
  args: { source: 'title' },
  parameters: { noun: 'candidates', row: 'first' },
} satisfies Meta<typeof NounField>;

export const Text: StoryObj<typeof NounField> = {};

export const State: StoryObj<typeof NounField> = { args: { source: 'availability' } };

export const Money: StoryObj<typeof NounField> = { args: { source: 'rate' } };

export const Words: StoryObj<typeof NounField> = { args: { source: 'skills' } };

export const WordsDense: StoryObj<typeof NounField> = {
  name: 'Words, dense',
  args: { source: 'skills', dense: true },
};

export const LongText: StoryObj<typeof NounField> = {
  args: { source: 'summary' },
  parameters: {
    row: {
      id: 'BE-000',
      summary:
        'Led the move of forty services to Kubernetes.\nWrote the runbooks, and trained three teams on call.\n'.repeat(
          4,
        ),
    },
  },
};

export const Reference: StoryObj<typeof NounField> = { args: { source: 'companyId' } };
