import { useEffect } from 'react';
import type { Ahead } from '../screens/lazyScreen.ts';
import { useQuiet } from './useQuiet.ts';

/** Fetches the code of the screen that people open next, once this one is complete. */
export const useAhead = ({ ahead }: Ahead): void => {
  const quiet = useQuiet();
  useEffect(() => {
    if (quiet) ahead();
  }, [quiet, ahead]);
};
