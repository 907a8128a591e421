import { useBasename } from 'ra-core';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';

/** Where a noun's screens stand that a page declares at an address of its own. */
export const ListPath = createContext<string | null>(null);

/** The list that the page at hand belongs to, inside the console: '/providers' for '/providers/CO-001/show'. */
export const useListPath = (): string => {
  const declared = useContext(ListPath);
  const inside = useLocation().pathname.slice(useBasename().length);
  return declared ?? `/${inside.split('/')[1] ?? ''}`;
};
