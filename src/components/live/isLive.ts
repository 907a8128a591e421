import { useSyncExternalStore } from 'react';

let isLive = false;
const listeners = new Set<() => void>();

/** Whether this page is told about changes, so that it need not look for them. */
export const showLive = (now: boolean): void => {
  if (now === isLive) return;
  isLive = now;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useIsLive = (): boolean => useSyncExternalStore(subscribe, () => isLive);
