import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../auth/ApiError.ts';
import { followStream } from './liveStream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose streams this test writes and ends. */
const openServer = () => {
  const asked: (string | undefined)[] = [];
  let failure: Error | undefined;
  let writer: ReadableStreamDefaultController<Uint8Array> | undefined;
  return {
    asked,
    failWith: (error: Error | undefined) => {
      failure = error;
    },
    open: async (lastId: string | undefined, signal: AbortSignal) => {
      asked.push(lastId);
      if (failure) throw failure;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          writer = controller;
          signal.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return new Response(body);
    },
    write: async (text: string) => {
      writer?.enqueue(new TextEncoder().encode(text));
      await vi.advanceTimersByTimeAsync(0);
    },
    end: async () => {
      writer?.close();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
};

const listener = () => ({ onChanges: vi.fn(), onReload: vi.fn(), onStream: vi.fn(), onViewers: vi.fn() });
const hello = 'id: a.1\nevent: hello\ndata: {"stream":"s1"}\n\n';
const change = { noun: 'requests', id: 'RR-001', kind: 'edit', version: 2 };

it('receives changes, also when they arrive in pieces, and continues after the last one when the stream ends', async () => {
  const server = openServer();
  const told = listener();
  const leave = followStream({ open: server.open, random: () => 0 })(told);
  await server.write(hello);
  expect(told.onStream).toHaveBeenLastCalledWith('s1');
  const text = `id: a.2\nevent: changes\ndata: ${JSON.stringify([change])}\n\n`;
  await server.write(text.slice(0, 30));
  expect(told.onChanges).not.toHaveBeenCalled();
  await server.write(`${text.slice(30)}id: a.3\n\n`);
  expect(told.onChanges).toHaveBeenCalledExactlyOnceWith([change]);
  await server.end();
  expect(told.onStream).toHaveBeenLastCalledWith(null);
  await vi.advanceTimersByTimeAsync(200);
  expect(server.asked).toEqual([undefined, 'a.3']);
  await server.write('id: a.9\nevent: reload\ndata: {}\n\n');
  expect(told.onReload).toHaveBeenCalledOnce();
  leave();
});

it('waits longer after each failure, and each page another time', async () => {
  const server = openServer();
  server.failWith(new ApiError('Busy', 503, {}));
  const leave = followStream({ open: server.open, random: () => 1 })(listener());
  const attempts: number[] = [];
  for (let second = 0; second < 120; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    attempts.push(server.asked.length);
  }
  // At 0, 1, 3, 7, 15, 31, 61 and 91 seconds.
  expect(attempts[119]).toBe(8);
  leave();
  const early = openServer();
  early.failWith(new ApiError('Busy', 503, {}));
  const leaveEarly = followStream({ open: early.open, random: () => 0 })(listener());
  await vi.advanceTimersByTimeAsync(300);
  expect(early.asked.length).toBe(2);
  leaveEarly();
});

it('does not try again once the session is over', async () => {
  const server = openServer();
  server.failWith(new ApiError('Sign in', 401, {}));
  const leave = followStream({ open: server.open })(listener());
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.asked.length).toBe(1);
  leave();
});

it('opens the stream again when it has been silent for too long', async () => {
  const server = openServer();
  const leave = followStream({ open: server.open, random: () => 0 })(listener());
  await server.write(hello);
  await vi.advanceTimersByTimeAsync(52_000);
  expect(server.asked).toEqual([undefined, 'a.1']);
  leave();
});
