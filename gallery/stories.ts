import { type ComponentType, createElement, type ReactNode } from 'react';
import type { StoryParameters } from '../src/testing/story.ts';

/** A story to show: a component, or a page of a console. */
export interface GalleryStory {
  id: string;
  title: string;
  name: string;
  parameters: StoryParameters;
  Show?: ComponentType;
  /** The path in the console. */
  path?: string;
}

type Args = Record<string, unknown>;
interface Part {
  name?: string;
  args?: Args;
  render?: (args: Args) => ReactNode;
  parameters?: StoryParameters;
}
/** A module in Component Story Format. */
export type StoryModule = { default: Part & { title: string; component: ComponentType<Args> } } & Record<
  string,
  Part
>;

const kebab = (words: string) =>
  words
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The same id as in Storybook, so that URLs stay valid. */
export const idOf = (title: string, name: string) => `${kebab(title)}--${kebab(name)}`;

const spoken = (name: string) => {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The stories of a module, one for each named export. */
export const storiesOf = ({ default: meta, ...stories }: StoryModule): GalleryStory[] =>
  Object.entries(stories).map(([key, story]) => {
    const args = { ...meta.args, ...story.args };
    const render = story.render ?? meta.render ?? ((given: Args) => createElement(meta.component, given));
    return {
      id: idOf(meta.title, key),
      title: meta.title,
      name: story.name ?? spoken(key),
      parameters: { ...meta.parameters, ...story.parameters },
      Show: () => render(args),
    };
  });
