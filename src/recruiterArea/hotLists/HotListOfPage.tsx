import { createContext, useContext } from 'react';

/** The hot list that the page shows, for which requests from it count. */
export const HotListOfPage = createContext<string | null>(null);
export const useHotListOfPage = (): string | null => useContext(HotListOfPage);
