import type { BrowserMeasured } from '../../../domain/health/health.ts';
import type { Meter } from '../../../domain/measures/meter.ts';
import { addTimes, quantile } from '../../../domain/measures/times.ts';
import { isApiError } from '../../auth/ApiError.ts';
import type { RowCalls } from '../rowCalls.ts';
import type { WorldStore } from './worldStore.ts';

/** The same calls, each counted with its duration. Refusals are responses; unexpected errors are failures. */
export const metered = (calls: RowCalls, meter: Meter): RowCalls =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, meteredCall(call as Call, meter)]),
  ) as unknown as RowCalls;

type Call = (...given: never[]) => Promise<unknown>;

/** The same for one call. */
export const meteredCall = <C extends Call>(call: C, meter: Meter): C =>
  (async (...given: never[]) => {
    const begun = performance.now();
    try {
      const answer = await call(...given);
      meter.record('read', performance.now() - begun);
      return answer;
    } catch (error) {
      meter.record('read', performance.now() - begun, isFailure(error));
      throw error;
    }
  }) as C;

const isFailure = (error: unknown): boolean => {
  if (error instanceof DOMException && error.name === 'AbortError') return false;
  return !isApiError(error) || error.status >= 500;
};

/**
 * Health of the browser-only demo: a read of its store, its free space, and the results of calls since the
 * page loaded.
 */
export const measureBrowser = async (store: WorldStore, meter: Meter): Promise<BrowserMeasured> => {
  const begun = performance.now();
  store.find('users', store.rows('users').at(-1)?.id ?? '');
  const readMs = performance.now() - begun;
  const taken = meter.take();
  meter.giveBack(taken);
  const sum = (field: 'count' | 'failures') => taken.reduce((all, one) => all + one[field], 0);
  const p95Ms = quantile(addTimes(taken.map(({ times }) => times)), 0.95);
  return {
    readMs,
    storage: await roomLeft(),
    calls: { count: sum('count'), failures: sum('failures'), p95Ms },
  };
};

const roomLeft = async (): Promise<BrowserMeasured['storage']> => {
  const { usage, quota } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return usage === undefined || quota === undefined ? null : { used: usage, quota };
};
