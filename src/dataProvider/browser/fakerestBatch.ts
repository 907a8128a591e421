import { record } from '../../../application/audit.ts';
import { carryOutInOrder } from '../../../application/effects.ts';
import type { UnitOfWork } from '../../../application/unitOfWork.ts';
import { deedOf } from '../../../domain/change/audit.ts';
import {
  type BatchItem,
  type BatchPart,
  type BatchResult,
  batchNews,
  type PlannedRow,
  planBatch,
  remembering,
} from '../../../domain/change/batch.ts';
import type { Context, Reader } from '../../../domain/change/context.ts';
import { holdersOf } from '../../../domain/change/holders.ts';
import type { NounName } from '../../../domain/contract/index.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { Conflict } from '../../../domain/errors.ts';
import type { Files } from './files.ts';
import { inTransaction } from './memoryRows.ts';
import type { WorldStore } from './worldStore.ts';

/** Batches in this browser: parts are checked as they come, and the last one stores them all or none. */
export const fakerestBatches = (store: WorldStore, reader: Reader, files: Files) => {
  const staged = new Map<string, BatchItem[]>();
  return {
    take: async (noun: NounName, part: BatchPart, by: Context): Promise<BatchResult[]> => {
      const key = `${by.actor.userId} ${part.batch}`;
      const before = part.from === 0 ? [] : (staged.get(key)?.slice(0, part.from) ?? []);
      if (before.length !== part.from)
        throw Conflict('Part of this batch is missing. Nothing was saved. Please try again.');
      const items = part.last ? [...before, ...part.rows] : part.rows;
      const from = part.last ? 0 : part.from;
      const planned = await planBatch(noun, items, { ...part, from }, by, readerFor(store, noun, reader));
      if (part.last) staged.delete(key);
      else staged.set(key, [...before, ...part.rows]);
      if (!part.last) return [];
      return inTransaction({ store, files }, by, (work) => write(work, noun, planned));
    },
  };
};

const readerFor = (store: WorldStore, noun: NounName, reader: Reader) => {
  const mine = new Map(store.rows(noun).map((row) => [row.id, row]));
  const held = new Set(
    holdersOf(noun).flatMap(({ noun: from, field }) => store.rows(from).map((row) => row[field])),
  );
  return {
    ...remembering(reader),
    mine: (id: string) => mine.get(id) ?? null,
    isHeld: (id: string) => held.has(id),
  };
};

const write = async (work: UnitOfWork, noun: NounName, planned: readonly PlannedRow[]) => {
  const results: BatchResult[] = [];
  for (const one of planned) results.push(await writeOne(work, noun, one));
  await carryOutInOrder(work, batchNews(noun, planned, work));
  return results;
};

const writeOne = async (work: UnitOfWork, noun: NounName, one: PlannedRow): Promise<BatchResult> => {
  if (one.kind === 'keep') return { id: one.id, kept: one.reason };
  const before = one.kind === 'create' ? null : one.before;
  const after = await changed(work, noun, one);
  if (after !== before) await record(work, deedOf(noun, before, after));
  const { id, version } = (after ?? before) as Row;
  return { id, version };
};

const changed = async (
  { rows: { own } }: UnitOfWork,
  noun: NounName,
  one: Exclude<PlannedRow, { kind: 'keep' }>,
): Promise<Row | null> => {
  if (one.kind === 'create') return own.insert(noun, one.columns);
  if (one.kind === 'edit')
    return Object.keys(one.changes).length ? own.update(noun, one.before, one.changes) : one.before;
  await own.remove(noun, one.before);
  return null;
};
