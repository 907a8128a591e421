import { useSyncExternalStore } from 'react';

/** A value outside of React that components follow. */
export const openValue = <T>(first: T) => {
  let value = first;
  const listeners = new Set<() => void>();
  const read = (): T => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    read,
    subscribe,
    show: (now: T): void => {
      value = now;
      for (const listener of listeners) listener();
    },
    use: (): T => useSyncExternalStore(subscribe, read),
  };
};
