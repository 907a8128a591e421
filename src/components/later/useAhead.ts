import { useEffect } from 'react';
import type { Ahead } from '../screens/lazyScreen.ts';
import { useQuiet } from './useQuiet.ts';

/** Prefetches the code of the screen that users usually open next, once this one is complete. */
export const useAhead = ({ ahead }: Ahead): void => {
  const quiet = useQuiet();
  useEffect(() => {
    if (quiet) ahead();
  }, [quiet, ahead]);
};
