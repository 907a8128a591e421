import { useSyncExternalStore } from 'react';
import type { Viewer, Viewers } from '../../../domain/live/presence.ts';

/** Who else has the request open that this page shows. */
let shown: Viewers | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const showViewers = (viewers: Viewers | null): void => {
  shown = viewers;
  for (const listener of listeners) listener();
};

const nobody: Viewer[] = [];
export const useViewers = (requestId: string): Viewer[] =>
  useSyncExternalStore(subscribe, () => (shown?.requestId === requestId ? shown.viewers : nobody));
