import { useBasename } from 'react-admin';
import { useLocation } from 'react-router-dom';

/** The list that the page at hand belongs to, inside the console: '/providers' for '/providers/CO-001/show'. */
export const useListPath = (): string => {
  const inside = useLocation().pathname.slice(useBasename().length);
  return `/${inside.split('/')[1] ?? ''}`;
};
