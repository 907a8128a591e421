import { createContext, useContext } from 'react';
import type { Area } from '../components/area.ts';

export const AreaContext = createContext<Area | undefined>(undefined);

/** The current console. */
export const useArea = (): Area => {
  const area = useContext(AreaContext);
  if (!area) throw new Error('There is no area outside a console.');
  return area;
};
