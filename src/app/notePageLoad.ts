import { longestPageLoad } from '../../domain/measures/usage.ts';
import type { DataProvider } from '../dataProvider/port.ts';

/** How long the page took from being asked for to being loaded, by the browser's own clock; null where it does not say. */
const loadedIn = (): number | null => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const ms = Math.round(navigation?.loadEventEnd ?? 0);
  return ms >= 1 && ms <= longestPageLoad ? ms : null;
};

/** Tells once a page how long it took to load. Nobody waits for it, and nobody is told if it does not arrive. */
export const notePageLoad = (dataProvider: Promise<unknown>): void => {
  const tell = async () => {
    const ms = loadedIn();
    if (ms !== null) await ((await dataProvider) as DataProvider).notePageLoad({ ms });
  };
  // The end of loading is written down only after its own event.
  const later = () => setTimeout(() => tell().catch(() => undefined));
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
};
