import { setTimeout as pause } from 'node:timers/promises';
import type { Actor } from '../../domain/access/can.ts';
import { NotReady } from '../../domain/errors.ts';
import { everyone } from '../../domain/live/audience.ts';
import { openPresence, type Viewer, type Viewing, viewersFor } from '../../domain/live/presence.ts';
import type { AddressedChange } from '../../domain/live/rowChanges.ts';
import type { Database } from '../database/connect.ts';
import { forgetPlatform } from '../requests/platform.ts';
import { checkAddress } from '../requests/session.ts';
import { type ChangeReader, mostChanges, openChangeReader } from './changeReader.ts';
import { type Position, printPosition, readPosition } from './position.ts';
import { openStream, type SentChange, type Stream } from './stream.ts';

export type Live = ReturnType<typeof openLive>;

type Options = {
  database: Database;
  clock: () => Date;
  log?: { warn(about: object, message: string): void };
};
type Joining = {
  token: string;
  ip: string;
  actor: Actor;
  /** The id of the last event that the page has received. */
  lastId: string | undefined;
  /** Called once the stream can be written. */
  open(): Parameters<typeof openStream>[0];
};

/** Milliseconds. */
const waits = {
  /** Between two reads, so that changes made together are sent together. */
  reads: 100,
  beats: 20_000,
  shortest: 250,
  longest: 5000,
  /** Changes this young are sent to a page that opens: its rows may have been read a moment before. */
  recent: 10_000,
};
/** Seconds: changes are deleted after six hours. */
const longestAway = 5 * 60 * 60;
/** Open streams of one user in this process. */
const mostOfUser = 50;
/** Requests per millisecond that a change may cause, if more pages than this show it. */
const receiversAtOnce = 50;
const longestSpread = 15_000;

/** What processes tell each other: who opened or left a request, or whose sessions ended. Nothing about rows. */
type Told = { viewing?: Viewing; left?: string; ended?: string };

/** The streams of this process, and the connection that feeds them. */
export const openLive = ({ database, clock, log }: Options) => {
  const streams = new Map<string, Set<Stream>>();
  const all = new Set<Stream>();
  /** Messages sent, by event. */
  const sent: Record<string, number> = {};
  const stop = new AbortController();
  const { signal } = stop;
  let reader: ChangeReader | undefined;
  let position: Position | undefined;
  let recent: { read: number; changes: AddressedChange[] }[] = [];
  let isOwn = false;
  let timer: NodeJS.Timeout | undefined;
  let lastRead = 0;
  let running: Promise<void> | undefined;
  let isDue = false;
  const suspects = new Set<string>();
  let beating: NodeJS.Timeout | undefined;

  const presence = openPresence(() => performance.now());
  const byId = new Map<string, Stream>();

  const idNow = () => (position ? printPosition(position) : '');

  const add = (stream: Stream) => {
    all.add(stream);
    byId.set(stream.id, stream);
    for (const key of stream.keys()) {
      const known = streams.get(key) ?? new Set();
      streams.set(key, known);
      known.add(stream);
    }
  };
  const remove = (stream: Stream) => {
    all.delete(stream);
    byId.delete(stream.id);
    for (const key of stream.keys()) {
      const known = streams.get(key);
      known?.delete(stream);
      if (known?.size === 0) streams.delete(key);
    }
  };
  /** The stream is over. */
  const end = (stream: Stream) => {
    remove(stream);
    if (presence.on(stream.id)) tellAll({ left: stream.id });
  };

  const showViewers = (requestIds: readonly string[]) => {
    for (const requestId of requestIds) {
      const viewing = presence.of(requestId);
      for (const { stream } of viewing) {
        const page = byId.get(stream);
        if (page?.mayRead('requests'))
          page.send('viewing', { requestId, viewers: viewersFor(page.actor(), viewing) });
      }
    }
  };
  const hearOf = ({ viewing, left }: Told) => {
    if (viewing) showViewers(presence.open(viewing));
    if (left) showViewers(presence.close(left));
  };
  /** Applies it here and broadcasts it to the other processes; lost messages expire. */
  const tellAll = (told: Told) => {
    hearOf(told);
    if (database.kind !== 'embedded') reader?.announce(JSON.stringify(told)).catch(() => {});
  };
  const receiversOf = ({ noun, audience }: AddressedChange): Set<Stream> => {
    const found = new Set<Stream>();
    for (const key of audience)
      for (const stream of streams.get(key) ?? [])
        if (key === everyone || stream.mayRead(noun)) found.add(stream);
    return found;
  };

  const deliver = (changes: readonly AddressedChange[]) => {
    if (changes.some(({ audience }) => audience.includes(everyone))) forgetPlatform(database);
    const perStream = new Map<Stream, SentChange[]>();
    for (const change of changes) {
      const receivers = receiversOf(change);
      const message = sentTo(change, receivers.size);
      for (const stream of receivers) {
        const known = perStream.get(stream);
        if (known) known.push(message);
        else perStream.set(stream, [message]);
      }
    }
    const id = idNow();
    for (const [stream, messages] of perStream) stream.sendChanges(messages, id);
  };

  const reloadAll = () => {
    recent = [];
    for (const stream of all) stream.send('reload', {});
  };

  /** Closes streams whose session is over, and takes up changed rights. */
  const checkSessions = async (from: ChangeReader, checked: readonly Stream[]) => {
    if (checked.length === 0) return;
    const valid = await from.actors([...new Set(checked.map(({ hash }) => hash))], clock());
    for (const stream of checked) {
      const found = valid.get(stream.hash);
      if (!found || !isAllowed(found.ranges, stream.ip)) {
        end(stream);
        stream.end();
      } else if (all.has(stream)) {
        remove(stream);
        stream.takeUp(found.actor);
        add(stream);
      }
    }
  };
  const suspected = (): Stream[] => {
    const found = suspects.has('') ? [...all] : [...all].filter((one) => suspects.has(one.actor().userId));
    suspects.clear();
    return found;
  };

  const readOn = async (from: ChangeReader) => {
    if (isOwn) {
      isOwn = false;
      if (database.kind !== 'embedded') await from.announce();
    }
    const { position: now, changes } = await from.since(position ?? null);
    position = now;
    lastRead = performance.now();
    // Rights and sessions follow from these rows.
    if (changes?.some(({ noun }) => noun === 'users' || noun === 'companies' || noun === 'roles'))
      suspects.add('');
    // A person who was just suspended learns nothing more.
    if (suspects.size > 0) await checkSessions(from, suspected());
    if (!changes) return reloadAll();
    if (changes.length === 0) return;
    recent = [...recent.filter(({ read }) => read > lastRead - waits.recent), { read: lastRead, changes }];
    deliver(changes);
  };

  /** Reads once now, or after the shortest time since the last read. */
  const wake = () => {
    isDue = true;
    if (timer || running || !reader || signal.aborted) return;
    timer = setTimeout(run, Math.max(0, lastRead + waits.reads - performance.now()));
  };
  const run = () => {
    timer = undefined;
    const from = reader;
    if (!from) return;
    isDue = false;
    // A failure closes the connection; the next one catches up.
    running = readOn(from)
      .catch(() => {})
      .finally(() => {
        running = undefined;
        if (isDue) wake();
      });
  };

  const onCommit = () => {
    isOwn = true;
    wake();
  };
  const hear = (payload: string) => {
    const told = (payload ? JSON.parse(payload) : {}) as Told;
    hearOf(told);
    if (told.viewing || told.left) return;
    if (told.ended !== undefined) suspects.add(told.ended);
    wake();
  };

  const connect = async (): Promise<ChangeReader | undefined> => {
    for (let wait = waits.shortest; !signal.aborted; wait = Math.min(wait * 2, waits.longest)) {
      try {
        return await openChangeReader(database, hear, onLost);
      } catch (error) {
        if (wait === waits.shortest) log?.warn({ err: error }, 'live changes wait for the database');
        await pause(wait, undefined, { signal }).catch(() => {});
      }
    }
    return undefined;
  };
  let connecting: Promise<void> | undefined;
  const keepConnected = () => {
    connecting ??= connect()
      .then(async (opened) => {
        if (signal.aborted) return opened?.close();
        reader = opened;
        suspects.add('');
        wake();
      })
      .finally(() => {
        connecting = undefined;
      });
  };
  const onLost = () => {
    reader = undefined;
    if (!signal.aborted) keepConnected();
  };

  const beat = async () => {
    for (const stream of [...all]) {
      if (!stream.beat()) {
        end(stream);
        stream.cut();
        continue;
      }
      const viewing = presence.on(stream.id);
      if (viewing) tellAll({ viewing });
    }
    showViewers(presence.expire());
    suspects.add('');
    wake();
  };

  return {
    figures: () => ({ sent, connections: all.size }),

    start: () => {
      database.committed.on('rowChanges', onCommit);
      keepConnected();
      beating = setInterval(beat, waits.beats).unref();
    },

    /**
     * Opens a stream that continues after `lastId`: with what was committed since, or with `reload` if that is
     * unknown or too much. Returns what to call when the client has gone.
     */
    join: async ({ token, ip, actor, lastId, open }: Joining): Promise<() => void> => {
      const from = reader;
      if (signal.aborted || !from || !position) throw NotReady('server.events-starting');
      const ofUser = [...(streams.get(`${actor.userType}/${actor.userId}`) ?? [])];
      if (ofUser.length >= mostOfUser) throw NotReady('server.overloaded');
      const missed = await missedSince(from, lastId);
      const onSent = (event: string) => {
        sent[event] = (sent[event] ?? 0) + 1;
      };
      const stream = openStream(open(), { token, ip, actor, idNow, onSent });
      add(stream);
      stream.send('hello', { stream: stream.id }, missed.id);
      if (!missed.changes) stream.send('reload', {}, missed.id);
      else {
        const own = missed.changes.filter(
          ({ noun, audience }) => stream.mayRead(noun) && stream.keys().some((key) => audience.includes(key)),
        );
        if (own.length > 0)
          stream.sendChanges(
            own.map((change) => sentTo(change, 1)),
            missed.id,
          );
      }
      return () => end(stream);
    },

    /** Notes that a page has a request open; returns the others who have. */
    view: (viewing: Viewing): Viewer[] => {
      tellAll({ viewing });
      return viewersFor(viewing, presence.of(viewing.requestId));
    },
    leave: (stream: string) => tellAll({ left: stream }),
    viewersOf: (requestId: string, actor: Actor): Viewer[] => viewersFor(actor, presence.of(requestId)),

    /** Ends all streams; pages open them again elsewhere. */
    close: async () => {
      stop.abort();
      clearTimeout(timer);
      clearInterval(beating);
      database.committed.off('rowChanges', onCommit);
      for (const stream of all) stream.end();
      all.clear();
      streams.clear();
      await Promise.all([connecting, running]);
      await reader?.close().catch(() => {});
    },
  };

  async function missedSince(from: ChangeReader, lastId: string | undefined) {
    if (!lastId) return { id: idNow(), changes: recentChanges() };
    const last = readPosition(lastId);
    const isKnown = last && position && last.at > position.at - longestAway;
    if (!isKnown) return { id: idNow(), changes: null };
    const read = await from.since(last).catch(() => {
      throw NotReady('server.events-starting');
    });
    return { id: printPosition(read.position), changes: read.changes };
  }

  function recentChanges() {
    const since = performance.now() - waits.recent;
    const found = recent.filter(({ read }) => read > since).flatMap(({ changes }) => changes);
    return found.length > mostChanges ? null : found;
  }
};

const isAllowed = (ranges: string | null, ip: string): boolean => {
  try {
    checkAddress(ranges, ip);
    return true;
  } catch {
    return false;
  }
};

/** Many pages that show the same rows do not all load them again at once. */
const sentTo = ({ audience: _, ...change }: AddressedChange, receivers: number): SentChange =>
  receivers > receiversAtOnce ? { ...change, within: Math.min(receivers * 10, longestSpread) } : change;
