import { type ComponentType, createContext, type ReactElement, useContext } from 'react';
import type { SettingsTab } from './settings/SettingsTab.ts';

/** A part of the page of a row, which is in its record context. `path` is the last part of its URL. */
export interface RowTab {
  path: string;
  labelKey: string;
  Page: ComponentType;
}

/**
 * What a plugin knows about the candidate in record context, shown beside the reasons for a score. `among` are
 * the ids of all candidates shown, so that one request can serve them all.
 */
export type CandidateFact = ComponentType<{ among: readonly string[] }>;

/** What plugins add to the screens of a console. */
export interface Extensions {
  /** Panels of the dashboard, below its key figures. */
  tiles: readonly ReactElement[];
  /** Tabs of the pages of a noun's rows, by noun. */
  rowTabs: Readonly<Record<string, readonly RowTab[]>>;
  /** Buttons on the page of a row, by noun. The row is in their record context. */
  rowActions: Readonly<Record<string, readonly ReactElement[]>>;
  /** Buttons above the list of a noun, by noun. */
  listActions: Readonly<Record<string, readonly ReactElement[]>>;
  settingsTabs: readonly SettingsTab[];
  /** On the cards of candidates in the talent pool, recommendations and lists of candidates. */
  candidateFacts: readonly CandidateFact[];
  /** Nouns whose lists the operator's page All Data links to, by the group that they appear in. */
  allData: Readonly<Record<string, readonly string[]>>;
}

export const noExtensions: Extensions = {
  tiles: [],
  rowTabs: {},
  rowActions: {},
  listActions: {},
  settingsTabs: [],
  candidateFacts: [],
  allData: {},
};
export const ExtensionsContext = createContext<Extensions>(noExtensions);
export const useExtensions = (): Extensions => useContext(ExtensionsContext);
