import type { Meta, StoryObj } from '../../testing/story.ts';
import { PictureField } from './PictureField.tsx';

export default {
  title: 'Fields/Picture',
  component: PictureField,
  args: { source: 'photo' },
  parameters: { noun: 'candidates', row: { id: 'BE-000', name: 'Ada Example', photo: null } },
} satisfies Meta<typeof PictureField>;

export const Initials: StoryObj<typeof PictureField> = {};

export const Large: StoryObj<typeof PictureField> = { args: { size: 96 } };

export const OneWord: StoryObj<typeof PictureField> = {
  name: 'A name of one word',
  parameters: { row: { id: 'BE-000', name: 'Prince', photo: null } },
};
