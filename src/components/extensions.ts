import { type ComponentType, createContext, type ReactElement, useContext } from 'react';
import type { Reading } from '../../domain/resumes/checkedReading.ts';
import type { DataProvider } from '../dataProvider/port.ts';
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

/** A resume to be read: its text, or null where a file has none, as with scanned pages; the file, or null for a pasted text. */
export interface ReadableResume {
  text: string | null;
  file: File | null;
}

/** Reads resumes beside the product's own reader, for example by a service or a model. */
export interface TextReader {
  /** Its name, said beside what it has read. */
  labelKey: string;
  /**
   * What a resume says; null leaves it to the other readers. A field counts if its value is valid and its quotes are in the
   * text, and then in place of what the product's reader found. For a file without text, the answer must bring it.
   */
  read(
    resume: ReadableResume,
    tools: { dataProvider: DataProvider; signal: AbortSignal },
  ): Promise<{ text?: string; fields: Reading } | null>;
}

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
  /** Asked for each resume that providers import, in this order, until one answers. */
  textReaders: readonly TextReader[];
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
  textReaders: [],
  allData: {},
};
export const ExtensionsContext = createContext<Extensions>(noExtensions);
export const useExtensions = (): Extensions => useContext(ExtensionsContext);
