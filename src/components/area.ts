import type { ComponentType, ReactElement } from 'react';
import type { ResourceProps } from 'react-admin';
import type { UserType } from '../../domain/contract/userTypes.ts';
import type { Catalogue } from '../i18n/english.ts';
import type { Extensions } from './extensions.ts';
import type { Opening } from './later/useRowsAhead.ts';

/** A sidebar entry. Paths are relative to the area: '/' is its dashboard. */
export interface MenuEntry {
  labelKey: string;
  path: string;
  icon: ComponentType;
  /** Other paths that belong to this entry, such as '/tickets' to '/support'. */
  alsoFor?: readonly string[];
  /** The noun whose list it shows; hidden for users who may not list it. */
  resource?: string;
  /** Parameters of that list, so that its rows can be prefetched when the entry is pressed. */
  opening?: Opening;
}

export interface MenuGroup {
  labelKey?: string;
  entries: readonly MenuEntry[];
}

/** A custom page. `path` is relative to the area and may end in '/*'. */
export interface AreaPage {
  path: string;
  element: ReactElement;
}

/** A console; the shell maps it to <Admin>, <Resource> and <CustomRoutes>. */
export interface Area {
  userType: UserType;
  basename: string;
  /** Shown after the product's name, as in 'TalentBench Provider'. */
  nameKey: string;
  /** Color of the top bar. */
  titleKey: string;
  /** Prefix of the console's local storage keys. No area's key may be a prefix of another's. */
  storeKey: string;
  /** English texts in addition to those of every console. */
  words: Partial<Catalogue>;
  drawerWidth: number;
  menu: readonly MenuGroup[];
  dashboard: ComponentType;
  resources: readonly ResourceProps[];
  pages: readonly AreaPage[];
  /** What plugins add to its screens. */
  extensions: Extensions;
  /** Rendered beside every page, such as the idle session timer. */
  beside?: ComponentType;
}

const declared = new WeakSet<object>();

/** Declares a console, which a module in the `areas` of a plugin exports as `area`. */
export const defineArea = (area: Area): Area => {
  declared.add(area);
  return area;
};
export const isArea = (area: object): area is Area => declared.has(area);
