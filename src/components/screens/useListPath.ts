import { createContext, useContext } from 'react';
import { useBasename } from 'react-admin';
import { useLocation } from 'react-router-dom';

/** Path of a noun's screens at a custom URL. */
export const ListPath = createContext<string | null>(null);

/** Path of the current page's list within the console: '/providers' for '/providers/CO-001/show'. */
export const useListPath = (): string => {
  const declared = useContext(ListPath);
  const inside = useLocation().pathname.slice(useBasename().length);
  return declared ?? `/${inside.split('/')[1] ?? ''}`;
};
