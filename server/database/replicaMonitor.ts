import type pg from 'pg';

/** Where a read was answered. */
type Place = 'primary' | 'replica';

export type ReplicaMonitor = {
  /**
   * The WAL position that the replica must have replayed for this reader, or null if the replica cannot be
   * used: it has not replayed the position, lags more than a second, or does not respond.
   */
  boundFor(position: number): number | null;
  /** A WAL position after this session's last write. */
  positionOf(session: SessionPosition): number;
  /** Upper bound of the replica's lag in milliseconds; null if unknown. */
  delay(): number | null;
  /** Whether the replica is used for reads. */
  isRead(): boolean;
  /** Number of reads the replica could serve, by where they were answered. */
  readonly reads: Record<Place, number>;
  close(): Promise<void>;
};
type SessionPosition = { sessionId: string; writes: number; position: number };

type Options = {
  /** Dedicated connections, so that a busy pool does not delay the check. */
  primary: pg.Pool;
  replica: pg.Pool;
  /** Cancels everything running on an unresponsive replica. */
  abandon(): void;
  onChange?: ((change: { isRead: boolean; reason: string }) => void) | undefined;
};

/** In milliseconds. */
const checkEvery = 250;
const mostDelay = 1000;
/** WAL positions of the primary that the replica has not reached, for up to a minute; used for the lag. */
const mostSamples = 240;
const mostSessions = 20_000;

const primarySql = `select "wal_position"() as "position", (select "system_identifier"::text from pg_control_system()) as "system"`;
const replicaSql = `select pg_is_in_recovery() as "isReplica", (pg_last_wal_replay_lsn() - '0/0')::bigint as "position",
  (select "system_identifier"::text from pg_control_system()) as "system"`;

/**
 * Compares WAL positions four times a second: if the replica has replayed the primary's position of some
 * time, it lags at most since then. This is independent of clocks and of how much is written.
 */
export const monitorReplica = ({ primary, replica, abandon, onChange }: Options): ReplicaMonitor => {
  const reads = { primary: 0, replica: 0 };
  const sessions = new Map<string, { writes: number; position: number }>();
  let samples: { at: number; position: number }[] = [];
  let reached: { at: number; position: number } | undefined;
  let replayed = 0;
  let problem: string | undefined = 'it was not asked yet';
  let wasRead: boolean | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const delay = () => (reached ? Math.round(performance.now() - reached.at) : null);
  const reason = () => problem ?? ((delay() ?? Number.POSITIVE_INFINITY) >= mostDelay ? 'it is behind' : '');
  const isRead = () => reason() === '';

  const askPrimary = async () => {
    const at = performance.now();
    const { rows } = await primary.query<{ position: number; system: string }>(primarySql);
    if (rows[0] && samples.length < mostSamples) samples.push({ at, position: rows[0].position });
    return rows[0]?.system;
  };
  const askReplica = async () => {
    const { rows } = await replica.query<{ isReplica: boolean; position: number | null; system: string }>(
      replicaSql,
    );
    return rows[0];
  };

  const check = async () => {
    const [system, found] = await Promise.allSettled([askPrimary(), askReplica()]);
    if (isClosed) return;
    if (found.status === 'rejected') {
      problem = `it does not answer (${(found.reason as Error).message})`;
      abandon();
    } else if (!found.value?.isReplica) problem = 'it is no replica';
    else if (system.status === 'fulfilled' && system.value !== found.value.system)
      problem = 'it belongs to another database';
    else {
      problem = undefined;
      replayed = found.value.position ?? 0;
      reached = samples.findLast(({ position }) => position <= replayed) ?? reached;
      samples = samples.filter(({ at }) => at > (reached?.at ?? 0));
    }
    if (isRead() === wasRead) return;
    wasRead = isRead();
    onChange?.({ isRead: wasRead, reason: reason() });
  };
  const next = () => {
    if (!isClosed) timer = setTimeout(() => void check().then(next), checkEvery).unref();
  };
  const first = check().then(next);

  return {
    boundFor: (position) => {
      if (!isRead() || !reached || replayed < position) return null;
      return Math.max(position, reached.position);
    },
    positionOf: ({ sessionId, writes, position }) => {
      const known = sessions.get(sessionId);
      const one = known?.writes === writes ? known : { writes, position };
      sessions.delete(sessionId);
      sessions.set(sessionId, one);
      if (sessions.size > mostSessions) sessions.delete(sessions.keys().next().value ?? '');
      return one.position;
    },
    delay,
    isRead,
    reads,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await first;
      await Promise.all([primary.end(), replica.end()]);
    },
  };
};
