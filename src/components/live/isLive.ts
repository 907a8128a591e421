import { useSyncExternalStore } from 'react';

/** The stream over which this page is told about changes, so that it need not look for them. */
let stream: string | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const showStream = (now: string | null): void => {
  stream = now;
  for (const listener of listeners) listener();
};

export const useStream = (): string | null => useSyncExternalStore(subscribe, () => stream);
