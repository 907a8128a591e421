import type { Actor } from '../../../domain/access/can.ts';
import { everyone, keysOf, reads } from '../../../domain/live/audience.ts';
import { openPresence, type Viewer, type Viewing, viewersFor } from '../../../domain/live/presence.ts';
import type { AddressedChange } from '../../../domain/live/rowChanges.ts';
import { randomKey } from '../../platform/randomKey.ts';
import type { FollowChanges, LiveListener } from '../live.ts';
import type { Revisions } from './keep.ts';

type Message =
  | { changes: AddressedChange[]; revision: number }
  | { viewing: Viewing }
  | { left: string }
  | { reset: true; revision: number };
export type LiveTabs = ReturnType<typeof openLiveTabs>;

/** Of more changes, a page that begins to follow loads everything again. */
const mostMissed = 500;
/** For tabs that share no storage. */
const storedAtOnce: Revisions = { revision: () => 0, reached: async () => {} };
/** Milliseconds after which a tab repeats that it has a request open. */
const repeated = 20_000;

/**
 * Tells this and the other tabs of the browser-only demo what changed and who has which request open, as the
 * server's stream does: each tab hears only of rows that its own user may read, once it sees what was stored.
 * `onReset` is called when another tab has discarded all changes.
 */
export const openLiveTabs = (
  name: string,
  actor: () => Actor | null,
  onReset = () => {},
  stored: Revisions = storedAtOnce,
) => {
  const channel = new BroadcastChannel(name);
  const listeners = new Set<LiveListener>();
  const stream = randomKey();
  const presence = openPresence(() => Date.now());
  let repeating: ReturnType<typeof setInterval> | undefined;

  /** What changed while no page followed: a page loads its rows before it follows. */
  let missed: AddressedChange[] = [];

  const hearChanges = (changes: readonly AddressedChange[]) => {
    if (listeners.size === 0) missed = [...missed, ...changes].slice(-mostMissed);
    const person = listeners.size > 0 ? signedIn(actor) : null;
    if (!person) return;
    const keys = keysOf(person);
    const own = changes
      .filter(({ noun, audience }) =>
        keys.some((key) => audience.includes(key) && (key === everyone || reads(person, noun))),
      )
      .map(({ audience: _, ...change }) => change);
    if (own.length > 0) for (const { onChanges } of listeners) onChanges(own);
  };
  const showViewers = (requestIds: readonly string[]) => {
    const own = presence.on(stream);
    if (!own || !requestIds.includes(own.requestId)) return;
    const viewers = viewersFor(own, presence.of(own.requestId));
    for (const { onViewers } of listeners) onViewers({ requestId: own.requestId, viewers });
  };
  const send = (message: Message) => channel.postMessage(message);

  const hear = async (message: Message) => {
    if ('revision' in message) await stored.reached(message.revision);
    if ('changes' in message) return hearChanges(message.changes);
    if ('reset' in message) {
      for (const { onReload } of listeners) onReload();
      return onReset();
    }
    if ('left' in message) return showViewers(presence.close(message.left));
    const changed = presence.open(message.viewing);
    showViewers(changed);
    // A tab that has just opened the request knows of nobody yet.
    const own = presence.on(stream);
    if (own && changed.includes(own.requestId)) send({ viewing: own });
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => void hear(data));

  const leave = () => {
    clearInterval(repeating);
    presence.close(stream);
    send({ left: stream });
  };
  globalThis.addEventListener?.('pagehide', leave);

  const follow: FollowChanges = (listener) => {
    listeners.add(listener);
    listener.onStream(stream);
    const before = missed;
    missed = [];
    if (before.length === mostMissed) listener.onReload();
    else hearChanges(before);
    return () => void listeners.delete(listener);
  };
  return {
    tell: (changes: AddressedChange[]) => {
      send({ changes, revision: stored.revision() });
      hearChanges(changes);
    },
    follow,
    /** Tells the other tabs that all changes were discarded. */
    tellReset: () => send({ reset: true, revision: stored.revision() }),
    /** Notes that this tab has a request open; returns the others known so far. */
    view: (given: Omit<Viewing, 'stream'>): Viewer[] => {
      const viewing = { ...given, stream };
      presence.open(viewing);
      send({ viewing });
      clearInterval(repeating);
      repeating = setInterval(() => {
        send({ viewing });
        showViewers(presence.expire());
      }, repeated);
      return viewersFor(viewing, presence.of(viewing.requestId));
    },
    leave,
    close: () => {
      clearInterval(repeating);
      channel.close();
    },
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
