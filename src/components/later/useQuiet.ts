import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A second at the most after the last answer. */
const longest = 1000;

/**
 * Turns true for good once what the page asked for has come and the browser has nothing more urgent to do. It listens
 * by itself: with `useIsFetching` each call that begins or ends would render the page that waits for the last one.
 */
export const useQuiet = (): boolean => {
  const queryClient = useQueryClient();
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (quiet) return;
    let wasWaiting: boolean | undefined;
    let forget = () => {};
    const look = () => {
      const isWaiting = queryClient.isFetching() > 0;
      if (isWaiting === wasWaiting) return;
      wasWaiting = isWaiting;
      forget();
      forget = isWaiting ? () => {} : whenIdle(() => setQuiet(true));
    };
    const leave = queryClient.getQueryCache().subscribe(look);
    look();
    return () => {
      leave();
      forget();
    };
  }, [quiet, queryClient]);
  return quiet;
};

/** Does it when the browser is idle, unless what is returned is called before. */
const whenIdle = (act: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, longest);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: longest });
  return () => cancelIdleCallback(asked);
};
