import type { Client } from 'pg';
import type { AddressedChange, RowChange } from '../../domain/live/rowChanges.ts';
import type { Database } from '../database/connect.ts';
import { type Streaming, streamingActors } from '../requests/session.ts';
import type { Position } from './position.ts';

/** More changes than this are not read: whoever is so far behind loads everything again. */
export const mostChanges = 5000;

/** Changes committed after a position, or null if there are too many or the position is of another history. */
export type Read = { position: Position; changes: AddressedChange[] | null };
export type ChangeReader = Awaited<ReturnType<typeof openChangeReader>>;

type Listed = [
  noun: RowChange['noun'],
  id: string | null,
  kind: RowChange['kind'],
  version: number | null,
  audience: string[],
];
type ReadRow = { snapshot: string; at: number; changes: Listed[] };

const sinceSql = {
  name: 'changes',
  text: 'select "snapshot", "at"::float8 as "at", "changes" from row_changes_since($1, $2)',
};

/**
 * One connection of its own, as LISTEN needs a session: it hears other processes, reads changes, and checks
 * the sessions of streams. Changes are announced here after their commit: NOTIFY within a transaction takes a
 * lock until the commit is on disk, so that no two of them commit together. See docs/decisions/0118.
 */
export const openChangeReader = async (
  { openDirect }: Pick<Database, 'openDirect'>,
  hear: (payload: string) => void,
  onLost: () => void,
) => {
  const client: Client = await openDirect();
  let isOpen = true;
  const lose = () => {
    if (!isOpen) return;
    isOpen = false;
    client.connection.stream.destroy();
    onLost();
  };
  client.on('end', lose).on('error', lose);
  let before: Promise<unknown> = Promise.resolve();
  /** One statement at a time. */
  const ask = async <R>(text: string, values: unknown[], name?: string): Promise<R[]> => {
    const answer = before.then(() => client.query({ text, values, ...(name && { name }) }));
    before = answer.catch(lose);
    return (await answer).rows as R[];
  };
  // Announcing needs no durability: what is announced is in a table.
  await ask(`set synchronous_commit = off; set timezone = 'UTC'`, []);
  await ask('listen live', []);
  const [self] = await ask<{ pid: number; epoch: string }>(
    'select pg_backend_pid() as "pid", row_changes_epoch() as "epoch"',
    [],
  );
  const { pid = 0, epoch = '' } = self ?? {};
  client.on('notification', ({ processId, payload = '' }) => {
    if (processId !== pid) hear(payload);
  });

  const positionNow = async (): Promise<Position> => {
    const [row] = await ask<{ snapshot: string; at: number }>(
      `select pg_current_snapshot()::text as "snapshot", floor(extract(epoch from clock_timestamp()))::float8 as "at"`,
      [],
    );
    return { epoch, at: row?.at ?? 0, snapshot: row?.snapshot ?? '' };
  };

  return {
    since: async (position: Position | null): Promise<Read> => {
      if (!position) return { position: await positionNow(), changes: [] };
      if (position.epoch !== epoch) return { position: await positionNow(), changes: null };
      const [row] = await ask<ReadRow>(sinceSql.text, [position.snapshot, mostChanges + 1], sinceSql.name);
      const { snapshot = '', at = 0, changes = [] } = row ?? {};
      const isWhole = changes.length <= mostChanges && xmaxOf(snapshot) >= xmaxOf(position.snapshot);
      return { position: { epoch, at, snapshot }, changes: isWhole ? changes.map(asChange) : null };
    },

    /** The people of the streams with these token hashes whose sessions are valid. */
    actors: async (hashes: readonly string[], now: Date) =>
      streamingActors(
        await ask<Streaming>('select * from streaming_sessions($1, $2)', [hashes, now], 'streaming'),
      ),

    announce: async (payload = ''): Promise<void> => {
      await ask(`select pg_notify('live', $1)`, [payload], 'announce');
    },

    close: async () => {
      isOpen = false;
      await client.end();
    },
  };
};

const xmaxOf = (snapshot: string): bigint => BigInt(snapshot.split(':')[1] ?? 0);

const asChange = ([noun, id, kind, version, audience]: Listed): AddressedChange => ({
  noun,
  id,
  kind,
  version,
  audience,
});
