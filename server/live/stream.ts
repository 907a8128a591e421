import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Actor } from '../../domain/access/can.ts';
import type { NounName } from '../../domain/contract/index.ts';
import { keysOf, reads } from '../../domain/live/audience.ts';
import type { RowChange } from '../../domain/live/rowChanges.ts';
import { hashToken } from '../requests/session.ts';

/** A change with the milliseconds over which its many receivers should spread their requests. */
export type SentChange = RowChange & { within?: number };

/** Bytes that a slow reader may leave unread in this process. */
const mostUnread = 128 * 1024;
/** Milliseconds without reading after which a connection is closed. */
const longestPause = 60_000;
/** Changes of one message; whoever missed more loads everything again. */
export const mostAtOnce = 200;

export type Stream = ReturnType<typeof openStream>;
type Response = Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'writableLength' | 'once'>;
type Reader = {
  token: string;
  ip: string;
  actor: Actor;
  /** Id of the latest position. */
  idNow: () => string;
  /** Called with the name of each message that is sent. */
  onSent?: (event: string) => void;
};

/** One open page: writes server-sent events to a response. */
export const openStream = (response: Response, { token, ip, idNow, onSent, ...given }: Reader) => {
  let { actor } = given;
  let readable = new Map<NounName, boolean>();
  /** Since when the reader has been too slow to be sent anything. */
  let behindSince: number | undefined;

  const send = (event: string, data: object, id = idNow()) => {
    if (behindSince !== undefined) return;
    response.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    onSent?.(event);
    if (response.writableLength <= mostUnread) return;
    behindSince = Date.now();
    response.once('drain', () => {
      behindSince = undefined;
      send('reload', {});
    });
  };

  return {
    id: randomUUID(),
    hash: hashToken(token),
    ip,
    actor: () => actor,
    keys: () => keysOf(actor),
    /** The person with the rights they have by now. */
    takeUp: (now: Actor) => {
      actor = now;
      readable = new Map();
    },
    mayRead: (noun: NounName): boolean => {
      const known = readable.get(noun) ?? reads(actor, noun);
      readable.set(noun, known);
      return known;
    },
    send,
    sendChanges: (all: readonly SentChange[], id?: string) => {
      const changes = latest(all);
      if (changes.length > mostAtOnce) send('reload', {}, id);
      else send('changes', changes, id);
    },
    /**
     * Tells the reader how far it has come, and proxies that the connection is in use. False if the reader has
     * read nothing for a minute.
     */
    beat: (): boolean => {
      if (behindSince !== undefined) return Date.now() - behindSince < longestPause;
      response.write(`id: ${idNow()}\n\n`);
      return true;
    },
    end: () => response.end(),
    cut: () => response.destroy(),
  };
};

/** Of several edits of a row, only the last. */
const latest = (changes: readonly SentChange[]): SentChange[] => [
  ...new Map(changes.map((change) => [`${change.noun} ${change.id} ${change.kind}`, change])).values(),
];
