import { longestPageLoad } from '../../domain/measures/longestPageLoad.ts';
import type { DataProvider } from '../dataProvider/port.ts';

/** Time from request to load event by the browser's clock; null if unavailable. */
const loadedIn = (): number | null => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const ms = Math.round(navigation?.loadEventEnd ?? 0);
  return ms >= 1 && ms <= longestPageLoad ? ms : null;
};

/** Reports the load time of a page once. Nothing waits for it, and failures are ignored. */
export const notePageLoad = (dataProvider: Promise<unknown>): void => {
  const tell = async () => {
    const ms = loadedIn();
    if (ms !== null) await ((await dataProvider) as DataProvider).notePageLoad({ ms });
  };
  // The end of the load event is recorded only after the event itself.
  const later = () => setTimeout(() => tell().catch(() => undefined));
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
};
