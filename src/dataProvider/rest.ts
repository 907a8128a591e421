import { api } from '../auth/api.ts';
import { createRestDataProvider } from './createRestDataProvider.ts';
import type { FollowChanges } from './live.ts';
import type { DataProvider } from './port.ts';

/** The server's rows, for the user signed in to this browser, with the operations of the plugins that are on by now. */
export const openRestDataProvider = (): DataProvider => ({ ...createRestDataProvider(api), followChanges });

const openStream = (lastId: string | undefined, signal: AbortSignal) =>
  api('events', { signal, timeout: false, headers: { ...(lastId && { 'Last-Event-ID': lastId }) } });

const followChanges: FollowChanges = (listener) => {
  let leave: (() => void) | undefined;
  let isOver = false;
  import('./liveStream.ts').then(
    ({ followStream }) => {
      if (!isOver) leave = followStream({ open: openStream })(listener);
    },
    // Without the code, pages look for changes themselves.
    () => undefined,
  );
  return () => {
    isOver = true;
    leave?.();
  };
};
