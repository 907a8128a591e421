import { spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { MatchingThread } from './matching.ts';
import type { Asked, Beginning, FromThread, ToThread } from './messages.ts';
import { sharedThread } from './sharedThread.ts';

const at = new Date('2026-06-15T10:00:00Z');
const beginning: Beginning = { account: { host: 'here', port: 1, database: 'talent' }, role: 'matching', at };
const built: FromThread = { built: { candidates: 3, ms: 1, bytes: 1, bytesOnDisk: 0, today: '2026-06-15' } };
const question = (number: number, ids: string[]): Asked => ({
  number,
  until: 0,
  at,
  question: {
    kind: 'order',
    criteria: { skills: [], filters: { skills: [], locations: [] } },
    ids,
    top: 3,
  },
});

let folder: string;
let started: number;
const opened: MatchingThread[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tb-'));
  started = 0;
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.terminate();
  rmSync(folder, { recursive: true });
});

/** Answers every question with its ids in reverse, and the time that it was asked for. */
const start = (): MatchingThread => {
  started++;
  const events = new EventEmitter();
  const end = async () => {
    events.emit('exit', 0);
  };
  setImmediate(() => events.emit('message', built));
  return Object.assign(events, {
    terminate: end,
    postMessage: (message: ToThread) => {
      if (message === 'close') void end();
      else if ('ids' in message.question)
        events.emit('message', { number: message.number, answer: message.question.ids?.toReversed() ?? [] });
    },
  });
};

const open = (version = '1', asked = beginning) => {
  const thread = sharedThread({ folder, version, start })(asked);
  opened.push(thread);
  const heard: FromThread[] = [];
  const events = thread as MatchingThread & EventEmitter;
  events.on('message', (message) => heard.push(message));
  const ready = once(events, 'message');
  return { thread, heard, ready, ended: once(events, 'exit'), next: () => once(events, 'message') };
};

it('answers each process its own questions, with one thread for all', async () => {
  const first = open();
  await first.ready;
  const second = open();
  await second.ready;
  for (const [one, id] of [
    [first, 'a'],
    [second, 'b'],
  ] as const) {
    const next = one.next();
    one.thread.postMessage(question(1, [id, 'z']));
    await next;
    expect(one.heard).toEqual([built, { number: 1, answer: ['z', id] }]);
  }
  expect(started).toBe(1);
});

it('starts a thread for each version and database', async () => {
  const other = { ...beginning, account: { ...beginning.account, database: 'other' } };
  await Promise.all([open().ready, open('2').ready, open('1', other).ready]);
  expect(started).toBe(3);
});

it('lets another process take over when the one with the thread ends', async () => {
  const first = open();
  await first.ready;
  const second = open();
  await second.ready;
  await first.thread.terminate();
  await second.ended;
  const third = open();
  await third.ready;
  const next = third.next();
  third.thread.postMessage(question(7, ['a', 'b']));
  expect(await next).toEqual([{ number: 7, answer: ['b', 'a'] }]);
  expect(started).toBe(2);
});

it('takes over the socket of a process that was killed', async () => {
  const first = open();
  await first.ready;
  const [name = ''] = readdirSync(folder);
  await first.thread.terminate();
  const listenAndDie = `require('node:net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`;
  spawnSync(process.execPath, ['-e', listenAndDie, join(folder, name)]);
  expect(readdirSync(folder)).toEqual([name]);
  await open().ready;
  await open().ready;
  expect(started).toBe(2);
});

it('answers a large question that was sent before the thread is found', async () => {
  const ids = Array.from({ length: 50_000 }, (_, number) => `BE-${number}`);
  await open().ready;
  const second = open();
  second.thread.postMessage(question(1, ids));
  await second.ready;
  while (second.heard.length < 2) await second.next();
  expect(second.heard[1]).toEqual({ number: 1, answer: ids.toReversed() });
});
