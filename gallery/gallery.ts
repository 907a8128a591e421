import type { Width } from './address.ts';

/** A story in the list. */
export interface ListedStory {
  id: string;
  title: string;
  name: string;
  /** Set if it is made for one width. */
  width?: Width;
}

/** The API that the page of a story offers to the frame around it and to tests. */
export interface Gallery {
  stories: readonly ListedStory[];
  /** Shows the story of a URL. Resolves when it has settled. */
  show(search: string): Promise<void>;
}

declare global {
  interface Window {
    gallery?: Gallery;
  }
}
