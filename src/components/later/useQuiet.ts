import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** At most a second after the last response. */
const longest = 1000;

/**
 * Becomes true, permanently, once the page's requests are complete and the browser is idle. It subscribes by
 * itself: with
 * `useIsFetching` each request would re-render the page.
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

/** Runs the callback when the browser is idle, unless the returned function is called before. */
const whenIdle = (act: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, longest);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: longest });
  return () => cancelIdleCallback(asked);
};
