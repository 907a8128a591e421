import { scopeFor, scopesOf } from '../access/can.ts';
import { type NounName, nounOf, type RowIn } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import {
  BenchFull,
  BenchFullFor,
  Conflict,
  Refusal,
  RowMissing,
  reasonOf,
  Stale,
  UsersFull,
  UsersFullFor,
} from '../errors.ts';
import type { Message } from '../messages/message.ts';
import type { BatchItem } from './batchPart.ts';
import { benchChange, readBenchLimit } from './billing/benchLimit.ts';
import { readUserLimit, userChange } from './billing/userLimit.ts';
import { changesOfEdit, planDelete, rowToCreate } from './change.ts';
import type { Context, Reader, Values } from './context.ts';
import type { Effect } from './effect.ts';
import { activity } from './notifications/activities.ts';
import { refusePictures } from './pictures.ts';

/** Maximum number of refused rows named in one response. */
const mostNamed = 100;

/** Lookups that a batch needs: any row by id, and the rows that refer to another. */
export type BatchReader = Reader & {
  /** The row to change, as the caller sees it. */
  mine(id: string): Row | null;
  isHeld(id: string): boolean;
};

export type PlannedRow =
  | { kind: 'create'; columns: Values }
  | { kind: 'edit'; before: Row; changes: Values }
  | { kind: 'remove'; before: Row }
  | { kind: 'keep'; id: string; reason: Message };

type RefusedRow = { row: number; refusal: Refusal };

/**
 * Applies the rules of a single change to every row. If any row is refused, the whole batch is, naming the
 * faulty rows, unless it is lenient.
 */
export const planBatch = async (
  name: NounName,
  items: readonly BatchItem[],
  { lenient, from = 0 }: { lenient: boolean; from?: number },
  context: Context,
  reader: BatchReader,
): Promise<PlannedRow[]> => {
  const planned: PlannedRow[] = [];
  const refused: RefusedRow[] = [];
  const seen = new Set<string>();
  for (const [at, item] of items.entries()) {
    try {
      planned.push(await planItem(name, item, seen, context, reader));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      planned.push({ kind: 'keep', id: idOf(item), reason: error.reason });
      if (!lenient) refused.push({ row: from + at, refusal: error });
    }
  }
  const [first, ...others] = refused;
  if (first) throw RowsRefused([first, ...others], items.length);
  const places = limited[name];
  return places ? fitInto(places, planned, lenient, reader) : planned;
};

/** A plan limit: the rows it counts, the room that is left, and the refusal if it is exceeded. */
type Places = {
  change(before: Values | null, after: Values | null): number;
  roomOf(companyId: string, reader: Reader): Promise<Room | null>;
};
type Room = { left: number; full(): Refusal; fullFor(more: number, all: number): Refusal };

const limited: Partial<Record<NounName, Places>> = {
  candidates: {
    change: benchChange,
    roomOf: async (companyId, reader) => {
      const room = await readBenchLimit(companyId, reader);
      return (
        room && {
          left: room.limit - room.onBench,
          full: () => BenchFull(room),
          fullFor: (more, all) => BenchFullFor(room, more, all),
        }
      );
    },
  },
  users: {
    change: userChange,
    roomOf: async (companyId, reader) => {
      const room = await readUserLimit(companyId, reader);
      return (
        room && {
          left: room.limit - room.users,
          full: () => UsersFull(room),
          fullFor: (more, all) => UsersFullFor(room, more, all),
        }
      );
    },
  },
};

/**
 * A batch counts its own rows: rows that leave make room for rows that are added. If rows do not fit, the
 * batch is refused, or they are left unchanged if it is lenient.
 */
const fitInto = async (
  { change, roomOf }: Places,
  planned: readonly PlannedRow[],
  lenient: boolean,
  reader: Reader,
): Promise<PlannedRow[]> => {
  const moves = planned.map((one) => ({ one, companyId: ownerOf(one), by: moveOf(one, change) }));
  const fitted = [...planned];
  // In a fixed order, so that two batches over the same companies cannot deadlock.
  for (const companyId of [
    ...new Set(moves.filter(({ by }) => by > 0).map((move) => move.companyId)),
  ].sort()) {
    const room = await roomOf(companyId, reader);
    const places = [...moves.entries()].filter(([, move]) => move.companyId === companyId);
    if (!room) continue;
    const left = places.filter(([, { by }]) => by < 0).length;
    const entering = places.filter(([, { by }]) => by > 0).map(([place]) => place);
    const tooMany = entering.slice(Math.max(0, room.left + left));
    if (tooMany.length && !lenient) throw room.fullFor(tooMany.length, entering.length);
    for (const place of tooMany) fitted[place] = leftOut(planned[place] as PlannedRow, room);
  }
  return fitted;
};

const ownerOf = (one: PlannedRow): string =>
  one.kind === 'keep' ? '' : String((one.kind === 'create' ? one.columns : one.before).companyId);

const moveOf = (one: PlannedRow, change: Places['change']): number => {
  switch (one.kind) {
    case 'create':
      return change(null, one.columns);
    case 'edit':
      return change(one.before, { ...one.before, ...one.changes });
    case 'remove':
      return change(one.before, null);
    case 'keep':
      return 0;
  }
};

const leftOut = (one: PlannedRow, room: Room): PlannedRow => ({
  kind: 'keep',
  id: one.kind === 'edit' ? one.before.id : '',
  reason: room.full().reason,
});

const planItem = async (
  name: NounName,
  item: BatchItem,
  seen: Set<string>,
  context: Context,
  reader: BatchReader,
): Promise<PlannedRow> => {
  if ('create' in item) refusePictures(name, item.create);
  if ('edit' in item) refusePictures(name, item.edit.changes);
  if ('create' in item)
    return { kind: 'create', columns: await rowToCreate(name, item.create, context, reader) };
  const { id, version } = 'edit' in item ? item.edit : item.remove;
  if (seen.has(id)) throw Conflict('batch.twice');
  seen.add(id);
  const before = reader.mine(id);
  if (!before || !scopeFor(scopesOf(context.actor, 'show', name), before)) throw RowMissing(nounOf(name));
  if (before.version !== version) throw Stale(undefined);
  if ('edit' in item)
    return {
      kind: 'edit',
      before,
      changes: await changesOfEdit(name, before, item.edit.changes, context, reader),
    };
  await planDelete(name, before, context, reader);
  if (reader.isHeld(id)) throw Conflict('row.referred-to');
  return { kind: 'remove', before };
};

const idOf = (item: BatchItem): string =>
  'edit' in item ? item.edit.id : 'remove' in item ? item.remove.id : '';

/** Ids of the rows that a batch changes or deletes. */
export const changedIds = (items: readonly BatchItem[]): string[] => items.map(idOf).filter(Boolean);
export const removedIds = (items: readonly BatchItem[]): string[] =>
  items.flatMap((item) => ('remove' in item ? [item.remove.id] : []));

const RowsRefused = ([first, ...others]: readonly [RefusedRow, ...RefusedRow[]], all: number) => {
  const rows = [first, ...others].slice(0, mostNamed);
  const values = {
    refused: others.length + 1,
    all,
    row: first.row + 1,
    message: first.refusal.reason,
  };
  return new Refusal(
    400,
    { code: 'batch.rows-refused', values },
    { details: { rows: rows.map(({ row, refusal }) => ({ row, ...reasonOf(refusal) })) } },
  );
};

/** A batch sends each company one notification, not one per row. */
export const batchActivities = (
  name: NounName,
  planned: readonly PlannedRow[],
  context: Context,
): Effect[] => {
  const counts = new Map<unknown, { added: number; updated: number; removed: number }>();
  for (const one of planned) {
    if (one.kind === 'keep' || (one.kind === 'edit' && Object.keys(one.changes).length === 0)) continue;
    const owner = one.kind === 'create' ? one.columns.companyId : one.before.companyId;
    const count = counts.get(owner) ?? { added: 0, updated: 0, removed: 0 };
    counts.set(owner, count);
    count[one.kind === 'create' ? 'added' : one.kind === 'edit' ? 'updated' : 'removed']++;
  }
  return [...counts].map(([companyId, { added, updated, removed }]) =>
    activity(
      {
        event: removed ? 'importUndone' : added ? 'rowsImported' : 'rowsChanged',
        words: { noun: name, added: `${added}`, updated: `${updated}`, removed: `${removed}` },
        about: `Added: ${added}, changed: ${updated}, removed: ${removed}`,
      },
      { companyId, noun: name, target: null },
      context,
    ),
  );
};

/** A reader that looks up each row once. */
export const remembering = (reader: Reader): Reader => {
  const found = new Map<string, Promise<Row | null>>();
  const held = new Map<string, Promise<void>>();
  return {
    ...reader,
    hold: (words, how) => {
      const key = `${how} ${words}`;
      const known = held.get(key) ?? reader.hold(words, how);
      held.set(key, known);
      return known;
    },
    find: <N extends NounName>(noun: N, id: string) => {
      const key = `${noun}/${id}`;
      const known = found.get(key) ?? reader.find(noun, id);
      found.set(key, known);
      return known as Promise<RowIn<N> | null>;
    },
  };
};
