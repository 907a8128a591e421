import { useSyncExternalStore } from 'react';
import { firstPlatform, type Platform } from '../../domain/settings/platform.ts';

/** The settings that the server wrote into the page, so that the first screen needs no request. */
const written = (): Platform => {
  const text = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="platform"]')?.content;
  return text?.startsWith('{') ? (JSON.parse(text) as Platform) : firstPlatform;
};

let shown: Platform = written();
const listeners = new Set<() => void>();

/** The platform's settings, as last received by this browser. */
export const shownPlatform = (): Platform => shown;

export const showPlatform = (platform: Platform): void => {
  if (JSON.stringify(platform) === JSON.stringify(shown)) return;
  shown = platform;
  for (const listener of listeners) listener();
};

export const onPlatform = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const usePlatform = (): Platform => useSyncExternalStore(onPlatform, shownPlatform);
