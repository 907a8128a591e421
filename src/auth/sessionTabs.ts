import type { Closing } from '../../domain/access/closedAccount.ts';

/** Messages between the tabs of one session. `turn` counts the session's tokens: the highest is valid. */
export type TabMessage =
  | { kind: 'ended'; end: 'signedOut' | 'expired' | Closing }
  | { kind: 'tokens'; turn: number; token: string; refreshToken: string | null }
  | { kind: 'ask'; turn: number };

let joined: { name: string; channel: BroadcastChannel } | undefined;

/**
 * Joins the other tabs of a session that is kept per tab: a duplicated tab has a copy that no storage event
 * updates. Leaves the previous session; without a name it only leaves.
 */
export const joinTabs = (name: string | null, hear: (message: TabMessage) => void) => {
  if (joined?.name === name) return;
  joined?.channel.close();
  joined = undefined;
  if (!name || typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(`session.${name}`);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => hear(data));
  joined = { name, channel };
};

export const tellTabs = (message: TabMessage) => joined?.channel.postMessage(message);
