import type { Width } from './address.ts';

/** A line of the list. */
export interface ListedStory {
  id: string;
  title: string;
  name: string;
  /** Where it is made for one width. */
  width?: Width;
}

/** What the page of a story offers to the frame around it and to tests. */
export interface Gallery {
  stories: readonly ListedStory[];
  /** Shows what an address says, and resolves once it stands still. */
  show(search: string): Promise<void>;
}

declare global {
  interface Window {
    gallery?: Gallery;
  }
}
