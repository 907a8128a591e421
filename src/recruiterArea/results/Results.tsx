import { createContext, type ReactNode, useContext } from 'react';

/** The text of the link back to the results. */
export type Back = { labelKey: string; values?: Record<string, string> };
/** The page that a profile was opened from, with the candidates that it showed, in order. */
export type Origin = Back & { path: string; ids: readonly string[] };

type Found = { ids: readonly string[]; back: Back };

const Known = createContext<Found | null>(null);

/** The results that the page shows, for the profiles opened from it. */
export const useResults = (): Found | null => useContext(Known);

interface Props extends Found {
  children: ReactNode;
}

/** Tells the links to profiles inside which candidates are before and after. */
export const Results = ({ ids, back, children }: Props) => <Known value={{ ids, back }}>{children}</Known>;
