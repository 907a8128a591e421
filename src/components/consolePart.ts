import type { ResourceProps } from 'react-admin';
import type { AreaPage, MenuEntry } from './area.ts';
import type { Extensions } from './extensions.ts';

/**
 * A menu entry of a plugin, with its place: below the entry with the path `after`, or the first of several such paths
 * that is in the menu; otherwise at the end.
 */
export type PlacedEntry = MenuEntry & { after?: string | readonly string[] };

/** What a plugin adds to a console. */
export type ConsolePart = Partial<Extensions> & {
  resources?: readonly ResourceProps[];
  pages?: readonly AreaPage[];
  menu?: readonly PlacedEntry[];
  /** Further paths that belong to entries of the menu, by the path of the entry. */
  alsoFor?: Readonly<Record<string, readonly string[]>>;
};

const declared = new WeakSet<object>();

/** Declares what a plugin adds to a console: the `consolePart` of a module that its `consoles` load. */
export const defineConsolePart = (part: ConsolePart): ConsolePart => {
  declared.add(part);
  return part;
};
export const isConsolePart = (part: object): part is ConsolePart => declared.has(part);
