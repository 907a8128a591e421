import { useSearchParams } from 'react-router-dom';
import {
  defaultPlatformMetric,
  type PlatformMetric,
  platformMetrics,
} from '../../../domain/insight/platform/metric.ts';
import {
  defaultAnalyticsRange,
  type PlatformRange,
  platformRanges,
} from '../../../domain/insight/platform/range.ts';

const offered = <T extends string>(known: readonly T[], asked: string | null, usual: T): T =>
  known.find((one) => one === asked) ?? usual;

/** Time range and metric, kept in the address; unknown values fall back to the defaults. */
export const useAnalyticsFilters = () => {
  const [search, setSearch] = useSearchParams();
  const set = (key: 'range' | 'metric', value: string) =>
    setSearch((known) => {
      const next = new URLSearchParams(known);
      next.set(key, value);
      return next;
    });
  return {
    range: offered(platformRanges, search.get('range'), defaultAnalyticsRange),
    metric: offered(platformMetrics, search.get('metric'), defaultPlatformMetric),
    chooseRange: (range: PlatformRange) => set('range', range),
    chooseMetric: (metric: PlatformMetric) => set('metric', metric),
  };
};
