import { type GalleryStory, type StoryModule, storiesOf } from '../stories.ts';
import { nounStories } from './nounStories.ts';

const modules = import.meta.glob<StoryModule>('../../src/**/*.stories.tsx', { eager: true });

/** The stories from the components' folders, and those of the nouns in each console. */
export const allStories = async (): Promise<GalleryStory[]> => {
  const written = Object.values(modules).flatMap(storiesOf);
  return [...written.sort((one, other) => one.title.localeCompare(other.title)), ...(await nounStories())];
};
