export const healthStates = ['ok', 'warn', 'down'] as const;
export type HealthState = (typeof healthStates)[number];
export const healthUnits = ['ms', 'minutes', 'seconds', 'share', 'bytes', 'count', 'state'] as const;
export type HealthUnit = (typeof healthUnits)[number];
export type HealthFigure = { name: string; value: number | string | null; unit: HealthUnit };
export type HealthCheck = {
  name: CheckName;
  state: HealthState;
  /** The first value decided the state. */
  figures: HealthFigure[];
};
/** Checks of the server, and those of the browser-only demo. */
export const checkNames = [
  'database',
  'queue',
  'disk',
  'errors',
  'response',
  'matching',
  'processes',
  'uptime',
  'replica',
  'store',
  'storage',
  'calls',
] as const;
type CheckName = (typeof checkNames)[number];

export type Health = {
  at: string;
  /** The worst state of the checks. */
  state: HealthState;
  /** Share of passed checks, 0 to 1. */
  share: number;
  checks: HealthCheck[];
};

const healthOf = (checks: HealthCheck[], at: Date): Health => ({
  at: at.toISOString(),
  state: healthStates.findLast((state) => checks.some((check) => check.state === state)) ?? 'ok',
  share: checks.length === 0 ? 1 : checks.filter(({ state }) => state === 'ok').length / checks.length,
  checks,
});

/**
 * Fine up to the first limit, poor up to the second, then down. Unknown values are fine, as nothing was
 * measured yet.
 */
const atMost = (value: number | null, fine: number, poor: number): HealthState =>
  value === null || value <= fine ? 'ok' : value <= poor ? 'warn' : 'down';
const atLeast = (value: number | null, fine: number, poor: number): HealthState =>
  atMost(value === null ? null : -value, -fine, -poor);
const worst = (...states: HealthState[]): HealthState =>
  healthStates.findLast((state) => states.includes(state)) ?? 'ok';

/** Limits from which a check is poor, and from which it is down. The first are the platform's own targets. */
const limits = {
  queryMs: { fine: 50, poor: 1000 },
  responseMs: { fine: 200, poor: 2000 },
  errorShare: { fine: 0.001, poor: 0.05 },
  waitMinutes: { fine: 15, poor: 360 },
  freeShare: { fine: 0.15, poor: 0.05 },
  usedShare: { fine: 0.8, poor: 0.95 },
} as const;

const figure = (name: string, value: number | string | null, unit: HealthUnit): HealthFigure => ({
  name,
  value,
  unit,
});

/** Measurements of a server; null if one failed. */
export type ServerMeasured = {
  roundTripMs: number | null;
  queue: { waiting: number; oldestMinutes: number | null; givenUp: number } | null;
  disk: { freeShare: number | null; databaseBytes: number | null };
  answers: { count: number; failures: number; p95Ms: number | null; queryP95Ms: number | null } | null;
  matching: 'ready' | 'waiting' | 'building' | 'failed' | 'off';
  processes: { living: number; lost: number; upSeconds: number } | null;
  /** Missing if none is configured. `readShare` is null before the first read. */
  replica?: { inUse: boolean; delayMs: number | null; readShare: number | null };
};

/** Minimum sample: with fewer responses, one slow start or failure would distort the share. */
const tellingAnswers = 20;
const atWorst = (worstOf: HealthState, state: HealthState, isFew: boolean): HealthState =>
  isFew && healthStates.indexOf(state) > healthStates.indexOf(worstOf) ? worstOf : state;

/** A failed measurement counts as down. */
const asked = <T>(value: T | null, state: (value: T) => HealthState): HealthState =>
  value === null ? 'down' : state(value);

export const serverHealth = (measured: ServerMeasured, at: Date): Health => {
  const { roundTripMs, queue, disk, answers, matching, processes, replica } = measured;
  const errorShare = answers && (answers.count === 0 ? 0 : answers.failures / answers.count);
  const isFew = answers !== null && answers.count < tellingAnswers;
  return healthOf(
    [
      {
        name: 'database',
        state: asked(roundTripMs, (ms) => atMost(ms, limits.queryMs.fine, limits.queryMs.poor)),
        figures: [
          figure('roundTrip', roundTripMs, 'ms'),
          figure('queryP95', answers?.queryP95Ms ?? null, 'ms'),
        ],
      },
      {
        name: 'queue',
        state: asked(queue, ({ oldestMinutes, givenUp }) =>
          worst(
            atMost(oldestMinutes, limits.waitMinutes.fine, limits.waitMinutes.poor),
            givenUp > 0 ? 'warn' : 'ok',
          ),
        ),
        figures: [
          figure('waiting', queue?.waiting ?? null, 'count'),
          figure('oldest', queue?.oldestMinutes ?? null, 'minutes'),
          figure('givenUp', queue?.givenUp ?? null, 'count'),
        ],
      },
      {
        name: 'disk',
        state: atLeast(disk.freeShare, limits.freeShare.fine, limits.freeShare.poor),
        figures: [
          ...(disk.freeShare === null ? [] : [figure('free', disk.freeShare, 'share')]),
          figure('databaseSize', disk.databaseBytes, 'bytes'),
        ],
      },
      {
        name: 'errors',
        state: asked(errorShare, (share) =>
          atWorst('warn', atMost(share, limits.errorShare.fine, limits.errorShare.poor), isFew),
        ),
        figures: [
          figure('errorShare', errorShare, 'share'),
          figure('failed', answers?.failures ?? null, 'count'),
          figure('answers', answers?.count ?? null, 'count'),
        ],
      },
      {
        name: 'response',
        state: asked(answers, ({ p95Ms }) =>
          atWorst('ok', atMost(p95Ms, limits.responseMs.fine, limits.responseMs.poor), isFew),
        ),
        figures: [figure('p95', answers?.p95Ms ?? null, 'ms')],
      },
      {
        name: 'matching',
        state: matching === 'failed' ? 'down' : matching === 'building' ? 'warn' : 'ok',
        figures: [figure('index', matching, 'state')],
      },
      {
        name: 'processes',
        state: asked(processes, ({ living, lost }) => (living === 0 ? 'down' : lost > 0 ? 'warn' : 'ok')),
        figures: [
          figure('living', processes?.living ?? null, 'count'),
          figure('lost', processes?.lost ?? null, 'count'),
        ],
      },
      {
        name: 'uptime',
        state: asked(processes, () => 'ok'),
        figures: [figure('up', processes?.upSeconds ?? null, 'seconds')],
      },
      ...(replica ? [replicaCheck(replica)] : []),
    ],
    at,
  );
};

/** Never down: without the replica, the primary answers everything. */
const replicaCheck = ({
  inUse,
  delayMs,
  readShare,
}: NonNullable<ServerMeasured['replica']>): HealthCheck => ({
  name: 'replica',
  state: inUse ? 'ok' : 'warn',
  figures: [figure('replicaDelay', delayMs, 'ms'), figure('replicaShare', readShare, 'share')],
});

/** Measurements of a browser that stores the rows itself. */
export type BrowserMeasured = {
  readMs: number;
  storage: { used: number; quota: number } | null;
  calls: { count: number; failures: number; p95Ms: number | null };
};

export const browserHealth = ({ readMs, storage, calls }: BrowserMeasured, at: Date): Health => {
  const usedShare = storage && storage.quota > 0 ? storage.used / storage.quota : null;
  const errorShare = calls.count === 0 ? 0 : calls.failures / calls.count;
  const isFew = calls.count < tellingAnswers;
  return healthOf(
    [
      {
        name: 'store',
        state: atMost(readMs, limits.queryMs.fine, limits.queryMs.poor),
        figures: [figure('readTime', readMs, 'ms')],
      },
      {
        name: 'storage',
        state: atMost(usedShare, limits.usedShare.fine, limits.usedShare.poor),
        figures: [figure('used', usedShare, 'share'), figure('usedBytes', storage?.used ?? null, 'bytes')],
      },
      {
        name: 'calls',
        state: atWorst('warn', atMost(errorShare, limits.errorShare.fine, limits.errorShare.poor), isFew),
        figures: [
          figure('errorShare', errorShare, 'share'),
          figure('failed', calls.failures, 'count'),
          figure('answers', calls.count, 'count'),
        ],
      },
      {
        name: 'response',
        state: atWorst('ok', atMost(calls.p95Ms, limits.responseMs.fine, limits.responseMs.poor), isFew),
        figures: [figure('p95', calls.p95Ms, 'ms')],
      },
    ],
    at,
  );
};
