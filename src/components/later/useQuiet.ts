import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** At most a second after the last response. */
const longest = 1000;
/** For a page that requests nothing: milliseconds after it was opened. */
const withoutRequests = 4000;

/**
 * Becomes true, permanently, once the page's requests are complete and the browser is idle. Before the first of
 * them, the page's own code may still be on its way. It subscribes by itself: with `useIsFetching` each request
 * would re-render the page.
 */
export const useQuiet = (): boolean => {
  const queryClient = useQueryClient();
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (quiet) return;
    let wasWaiting: boolean | undefined;
    let forget = () => {};
    let isLate = false;
    const look = () => {
      const isWaiting = queryClient.isFetching() > 0 || (!isLate && !hasAsked(queryClient));
      if (isWaiting === wasWaiting) return;
      wasWaiting = isWaiting;
      forget();
      forget = isWaiting ? () => {} : whenIdle(() => setQuiet(true));
    };
    const leave = queryClient.getQueryCache().subscribe(look);
    const lastLook = setTimeout(() => {
      isLate = true;
      look();
    }, withoutRequests);
    look();
    return () => {
      leave();
      clearTimeout(lastLook);
      forget();
    };
  }, [quiet, queryClient]);
  return quiet;
};

/** Whether a page has requested something; who is signed in is asked before there is a page. */
const hasAsked = (queryClient: QueryClient): boolean =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ queryKey, state }) => queryKey[0] !== 'auth' && state.status !== 'pending');

/** Runs the callback when the browser is idle, unless the returned function is called before. */
const whenIdle = (act: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, longest);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: longest });
  return () => cancelIdleCallback(asked);
};
