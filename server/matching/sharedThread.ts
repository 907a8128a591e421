import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { type MatchingThread, startThread } from './matching.ts';
import type { Beginning, FromThread, ToThread } from './messages.ts';
import { readFrames, writeFrame } from './socketFrames.ts';

type Options = {
  /** Folder of the sockets, which only this user can open. */
  folder: string;
  /** Processes of another version use another thread: messages may differ. */
  version: string;
  /** Why a process runs a thread of its own. */
  onAlone?: (error: Error) => void;
  /** Replaced only by a test that counts threads. */
  start?: (beginning: Beginning) => MatchingThread;
};

/** Milliseconds. Processes that lose their connection at the same time take over one after the other. */
const longestPause = 500;
const mostTries = 5;

/**
 * One matching thread for all processes of this machine that use the same folder, version and database. The first one
 * runs it and listens at a socket, the others connect. When that process ends, so do their connections, and one of
 * them takes over.
 */
export const sharedThread =
  ({ folder, version, onAlone, start = startThread }: Options) =>
  (beginning: Beginning): MatchingThread => {
    const path = join(folder, `${nameOf(beginning, version)}.sock`);
    const events = new EventEmitter();
    /** Messages sent before it is known whose thread it is. */
    const early: ToThread[] = [];
    let taken: Pick<MatchingThread, 'postMessage' | 'terminate'> | undefined;
    let isEnded = false;
    const take = (by: NonNullable<typeof taken>) => {
      taken = by;
      for (const message of early.splice(0)) by.postMessage(message);
      if (isEnded) void by.terminate();
    };
    const runAlone = (error: Error) => {
      onAlone?.(error);
      take(host(createServer(), start(beginning), events));
    };
    const listen = (tries: number) => {
      const server = createServer();
      server.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE' && tries < mostTries) meet(tries + 1);
        else runAlone(error);
      });
      server.listen(path, () => {
        chmodSync(path, 0o600);
        take(host(server, start(beginning), events));
      });
    };
    const meet = (tries: number) => {
      const socket = connect(path);
      socket.once('connect', () => take(guest(socket, events)));
      socket.once('error', (error: NodeJS.ErrnoException) => {
        if (taken) return;
        if (error.code === 'ENOENT') listen(tries);
        else if (error.code !== 'ECONNREFUSED') runAlone(error);
        else if (tries === 0) setTimeout(meet, Math.random() * longestPause, 1);
        else {
          // Left by a process that was killed.
          rmSync(path, { force: true });
          listen(tries);
        }
      });
    };

    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      meet(0);
    } catch (error) {
      runAlone(error as Error);
    }
    return Object.assign(events, {
      postMessage: (message: ToThread) => {
        if (taken) taken.postMessage(message);
        else early.push(message);
      },
      terminate: async () => {
        isEnded = true;
        await taken?.terminate();
      },
    });
  };

/** Indexes of other databases have other names. */
const nameOf = ({ account: { host, port, database }, role }: Beginning, version: string): string =>
  createHash('sha256')
    .update(JSON.stringify([version, host, port, database, role]))
    .digest('hex')
    .slice(0, 16);

/** The connection to the thread of another process. */
const guest = (socket: Socket, events: EventEmitter) => {
  readFrames<FromThread>(socket, (message) => events.emit('message', message));
  socket.once('close', () => events.emit('exit', 0));
  return {
    postMessage: (message: ToThread) => {
      if (message === 'close') socket.destroy();
      else writeFrame(socket, message);
    },
    terminate: async () => {
      socket.destroy();
      return 0;
    },
  };
};

/** The thread of this process, which also answers others. */
const host = (server: Server, thread: MatchingThread, events: EventEmitter) => {
  const guests = new Set<Socket>();
  /** Questions of others by number. These are negative, so that they differ from those of this process. */
  const asked = new Map<number, { guest: Socket; number: number }>();
  let last = 0;
  let latest: FromThread | undefined;

  server.on('connection', (socket) => {
    guests.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => guests.delete(socket));
    if (latest) writeFrame(socket, latest);
    readFrames<Exclude<ToThread, 'close'>>(socket, (question) => {
      asked.set(--last, { guest: socket, number: question.number });
      thread.postMessage({ ...question, number: last });
    });
  });
  server.unref();

  thread.on('message', (message) => {
    if (!('number' in message)) {
      if ('built' in message) latest = message;
      for (const socket of guests) writeFrame(socket, message);
      events.emit('message', message);
      return;
    }
    const whose = asked.get(message.number);
    asked.delete(message.number);
    if (whose) writeFrame(whose.guest, { ...message, number: whose.number });
    else events.emit('message', message);
  });
  thread.on('error', (error) => events.emit('error', error));
  thread.on('exit', (code) => {
    server.close();
    for (const socket of guests) socket.destroy();
    events.emit('exit', code);
  });
  return thread;
};
