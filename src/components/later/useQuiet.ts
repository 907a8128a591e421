import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A second at the most after the last answer. */
const longest = 1000;

/** Turns true for good once what the page asked for has come and the browser has nothing more urgent to do. */
export const useQuiet = (): boolean => {
  const isWaiting = useIsFetching() > 0;
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isWaiting) return;
    const isQuiet = () => setQuiet(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(isQuiet, longest);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(isQuiet, { timeout: longest });
    return () => cancelIdleCallback(asked);
  }, [isWaiting]);
  return quiet;
};
