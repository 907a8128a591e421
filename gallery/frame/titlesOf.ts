import type { ListedStory } from '../gallery.ts';

export interface Titled {
  title: string;
  /** The title without its group. */
  label: string;
  stories: ListedStory[];
}

/** The stories that match every search term, by group and title in their order. */
export const titlesOf = (stories: readonly ListedStory[], searched: string) => {
  const words = searched.toLowerCase().split(/\s+/);
  const isFound = ({ title, name }: ListedStory) =>
    words.every((word) => `${title} ${name}`.toLowerCase().includes(word));
  const groups = new Map<string, Map<string, Titled>>();
  for (const story of stories.filter(isFound)) {
    const { title } = story;
    const [group = '', ...rest] = title.split('/');
    const titles = groups.get(group) ?? new Map<string, Titled>();
    const titled = titles.get(title) ?? { title, label: rest.join('/'), stories: [] };
    titled.stories.push(story);
    groups.set(group, titles.set(title, titled));
  }
  return [...groups].map(([group, titles]) => ({ group, titles: [...titles.values()] }));
};
