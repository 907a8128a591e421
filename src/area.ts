import type { ResourceProps } from 'ra-core';
import type { ComponentType, ReactElement } from 'react';
import type { UserType } from '../domain/contract/userTypes.ts';
import type { Opening } from './components/later/useRowsAhead.ts';
import type { Catalogue } from './i18n/en/index.ts';

/** A line of the sidebar. Paths are inside the area: '/' is its dashboard. */
export interface MenuEntry {
  labelKey: string;
  path: string;
  icon: ComponentType;
  /** Other paths that belong to this entry, as '/tickets' to '/support'. */
  alsoFor?: readonly string[];
  /** The noun whose list it shows; without the right to list it the entry is hidden. */
  resource?: string;
  /** How that list opens: its rows are asked for as soon as the entry is pressed. */
  opening?: Opening;
}

export interface MenuGroup {
  labelKey?: string;
  entries: readonly MenuEntry[];
}

/** A page that is not a resource's own. `path` is inside the area and may end in '/*'. */
export interface AreaPage {
  path: string;
  element: ReactElement;
}

/** What one console declares; the shell maps it to <Admin>, <Resource> and <CustomRoutes>. */
export interface Area {
  userType: UserType;
  basename: string;
  /** Stands beside the product's name, as in 'TalentBench Provider'. */
  nameKey: string;
  /** Of the top bar. */
  titleKey: string;
  /** Names the console's part of local storage. No area's key may be the beginning of another's. */
  storeKey: string;
  /** What it says beside the words of every console, in English. */
  words: Partial<Catalogue>;
  drawerWidth: number;
  menu: readonly MenuGroup[];
  dashboard: ComponentType;
  resources: readonly ResourceProps[];
  pages: readonly AreaPage[];
  /** What is there beside every page, such as a watch over idle sessions. */
  beside?: ComponentType;
}
