import { useRef } from 'react';
import { useEvent } from 'react-admin';

/** Lets an act run once at a time: until it has ended, another call gets the answer of the one that is running. */
export const useOnce = <A extends unknown[], R>(act: (...given: A) => R | Promise<R>) => {
  // A ref, as a second press can come before React has rendered the first one's state.
  const running = useRef<Promise<R> | null>(null);
  return useEvent((...given: A): Promise<R> => {
    running.current ??= (async () => act(...given))().finally(() => {
      running.current = null;
    });
    return running.current;
  });
};
