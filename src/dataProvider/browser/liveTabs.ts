import type { Actor } from '../../../domain/access/can.ts';
import { keysOf, reads } from '../../../domain/live/audience.ts';
import type { AddressedChange } from '../../../domain/live/rowChanges.ts';
import type { FollowChanges, LiveListener } from '../live.ts';

/**
 * Tells this and the other tabs of the browser-only demo what changed, as the server's stream does: each tab
 * hears only of rows that its own user may read.
 */
export const openLiveTabs = (name: string, actor: () => Actor | null) => {
  const channel = new BroadcastChannel(name);
  const listeners = new Set<LiveListener>();

  const hear = (changes: readonly AddressedChange[]) => {
    if (listeners.size === 0) return;
    const person = signedIn(actor);
    if (!person) return;
    const keys = keysOf(person);
    const own = changes
      .filter(({ noun, audience }) => reads(person, noun) && keys.some((key) => audience.includes(key)))
      .map(({ audience: _, ...change }) => change);
    if (own.length > 0) for (const { onChanges } of listeners) onChanges(own);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<AddressedChange[]>) => hear(data));

  const follow: FollowChanges = (listener) => {
    listeners.add(listener);
    listener.onOpen(true);
    return () => void listeners.delete(listener);
  };
  return {
    tell: (changes: AddressedChange[]) => {
      channel.postMessage(changes);
      hear(changes);
    },
    follow,
    close: () => channel.close(),
  };
};

/** Nobody, once the account or its company is closed. */
const signedIn = (actor: () => Actor | null): Actor | null => {
  try {
    return actor();
  } catch {
    return null;
  }
};
