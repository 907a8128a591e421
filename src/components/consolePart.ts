import type { ResourceProps } from 'ra-core';
import type { AreaPage, MenuEntry } from './area.ts';
import type { Extensions } from './extensions.ts';

/** A menu entry of a plugin, with its place: below the entry with the path `after`, else at the end. */
export type PlacedEntry = MenuEntry & { after?: string };

/** What a plugin adds to a console. */
export type ConsolePart = Partial<Extensions> & {
  resources?: readonly ResourceProps[];
  pages?: readonly AreaPage[];
  menu?: readonly PlacedEntry[];
};

const declared = new WeakSet<object>();

/** Declares what a plugin adds to a console: the `consolePart` of a module that its `consoles` load. */
export const defineConsolePart = (part: ConsolePart): ConsolePart => {
  declared.add(part);
  return part;
};
export const isConsolePart = (part: object): part is ConsolePart => declared.has(part);
