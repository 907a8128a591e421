import { expect, test } from 'vitest';
import { browserHealth, type ServerMeasured, serverHealth } from './health.ts';

const at = new Date('2026-03-02T09:00:00.000Z');
const fine: ServerMeasured = {
  roundTripMs: 1,
  queue: { waiting: 2, oldestMinutes: 3, givenUp: 0 },
  disk: { freeShare: 0.5, databaseBytes: 1e9 },
  answers: { count: 10_000, failures: 1, p95Ms: 60, queryP95Ms: 4 },
  matching: 'ready',
  processes: { living: 2, lost: 0, upSeconds: 60 },
};
const stateOf = (measured: Partial<ServerMeasured>, name: string) =>
  serverHealth({ ...fine, ...measured }, at).checks.find((check) => check.name === name)?.state;

test('a server whose checks all pass is fully healthy', () => {
  expect(serverHealth(fine, at)).toMatchObject({ state: 'ok', share: 1, at: at.toISOString() });
});

test.each([
  ['database', { roundTripMs: 51 }, 'warn'],
  ['database', { roundTripMs: null }, 'down'],
  ['queue', { queue: { waiting: 1, oldestMinutes: 16, givenUp: 0 } }, 'warn'],
  ['queue', { queue: { waiting: 1, oldestMinutes: 361, givenUp: 0 } }, 'down'],
  ['queue', { queue: { waiting: 0, oldestMinutes: null, givenUp: 1 } }, 'warn'],
  ['disk', { disk: { freeShare: 0.14, databaseBytes: 1 } }, 'warn'],
  ['disk', { disk: { freeShare: 0.04, databaseBytes: 1 } }, 'down'],
  ['disk', { disk: { freeShare: null, databaseBytes: 1 } }, 'ok'],
  ['errors', { answers: { count: 1000, failures: 2, p95Ms: 1, queryP95Ms: 1 } }, 'warn'],
  ['errors', { answers: { count: 100, failures: 6, p95Ms: 1, queryP95Ms: 1 } }, 'down'],
  ['errors', { answers: { count: 0, failures: 0, p95Ms: null, queryP95Ms: null } }, 'ok'],
  ['response', { answers: { count: 20, failures: 0, p95Ms: 201, queryP95Ms: 1 } }, 'warn'],
  ['response', { answers: { count: 19, failures: 0, p95Ms: 9000, queryP95Ms: 1 } }, 'ok'],
  ['errors', { answers: { count: 3, failures: 1, p95Ms: 1, queryP95Ms: 1 } }, 'warn'],
  ['matching', { matching: 'building' }, 'warn'],
  ['matching', { matching: 'failed' }, 'down'],
  ['replica', { replica: { inUse: true, delayMs: 300, readShare: 0.9 } }, 'ok'],
  ['replica', { replica: { inUse: false, delayMs: null, readShare: null } }, 'warn'],
  ['replica', {}, undefined],
  ['processes', { processes: { living: 1, lost: 1, upSeconds: 1 } }, 'warn'],
  ['processes', { processes: { living: 0, lost: 0, upSeconds: 0 } }, 'down'],
] satisfies [string, Partial<ServerMeasured>, string | undefined][])(
  '%s with %j is %s',
  (name, measured, state) => {
    expect(stateOf(measured, name)).toBe(state);
  },
);

test('one failed check of eight leaves seven eighths, and the worst state is the overall state', () => {
  expect(serverHealth({ ...fine, matching: 'building' }, at)).toMatchObject({ state: 'warn', share: 7 / 8 });
  expect(serverHealth({ ...fine, matching: 'failed', roundTripMs: 60 }, at)).toMatchObject({
    state: 'down',
    share: 6 / 8,
  });
});

test('the browser-only demo is measured by its store, its storage space and its calls', () => {
  const calls = { count: 100, failures: 0, p95Ms: 20 };
  expect(browserHealth({ readMs: 2, storage: { used: 1, quota: 100 }, calls }, at).state).toBe('ok');
  expect(browserHealth({ readMs: 2, storage: { used: 90, quota: 100 }, calls }, at).state).toBe('warn');
  expect(browserHealth({ readMs: 2, storage: null, calls: { ...calls, failures: 9 } }, at).state).toBe(
    'down',
  );
});
