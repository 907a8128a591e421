import { type AuditEntry, auditEntryOf, auditRow } from '../domain/change/audit.ts';
import {
  type BatchReader,
  batchActivities,
  changedIds,
  type PlannedRow,
  planBatch,
  remembering,
  removedIds,
} from '../domain/change/batch.ts';
import {
  type BatchItem,
  type BatchPart,
  type BatchResult,
  largestBatch,
} from '../domain/change/batchPart.ts';
import type { NounName } from '../domain/contract/index.ts';
import type { Row } from '../domain/contract/noun.ts';
import { Conflict } from '../domain/errors.ts';
import { told } from '../domain/messages/english.ts';
import { auditedCompany } from './audit.ts';
import { carryOutInOrder } from './effects.ts';
import { readerOf, type UnitOfWork } from './unitOfWork.ts';

type Options = { lenient: boolean; from?: number };

/** The parts of this user's batches that have arrived. */
export type StagedParts = {
  keep(part: BatchPart): Promise<void>;
  /** The parts of this batch, which are gone once the work is stored. */
  take(batch: string): Promise<Pick<BatchPart, 'from' | 'rows'>[]>;
};

/**
 * Takes a part of a batch. A large batch is sent in parts, so that the client can show progress: each is
 * validated and kept, and the last one stores them all, which are the results. Null for the other parts.
 */
export const takeBatchPart = async (
  work: UnitOfWork,
  noun: NounName,
  part: BatchPart,
  staged: StagedParts,
): Promise<BatchResult[] | null> => {
  if (!part.last) {
    await checkBatch(work, noun, part.rows, part);
    await staged.keep(part);
    return null;
  }
  const before = part.from === 0 ? [] : joined(await staged.take(part.batch), part.from);
  return storeBatch(work, noun, [...before, ...part.rows], { lenient: part.lenient });
};

/** The rows before the last part, which must be complete. */
const joined = (parts: readonly Pick<BatchPart, 'from' | 'rows'>[], upTo: number): BatchItem[] => {
  const rows: BatchItem[] = [];
  for (const part of parts.toSorted((a, b) => a.from - b.from))
    if (part.from === rows.length) rows.push(...part.rows);
  if (rows.length !== upTo || upTo > largestBatch) throw Conflict('batch.part-missing');
  return rows;
};

/** Validates the rows of a batch without storing anything. */
const checkBatch = async (
  work: UnitOfWork,
  noun: NounName,
  items: readonly BatchItem[],
  options: Options,
): Promise<PlannedRow[]> => planBatch(noun, items, options, work, await readerFor(work, noun, items));

/** Stores a whole batch, many rows at a time, with an audit entry for every row. */
const storeBatch = async (
  work: UnitOfWork,
  noun: NounName,
  items: readonly BatchItem[],
  options: Options,
): Promise<BatchResult[]> => {
  const planned = await checkBatch(work, noun, items, options);
  const stored = await write(work, noun, planned);
  await recordAll(work, noun, planned, stored);
  await carryOutInOrder(work, batchActivities(noun, planned, work));
  return planned.map((one, at) => {
    if (one.kind === 'keep') return { id: one.id, kept: told(one.reason) };
    const { id, version } = (stored[at] ?? (one.kind === 'create' ? null : one.before)) as Row;
    return { id, version };
  });
};

const readerFor = async (
  work: UnitOfWork,
  noun: NounName,
  items: readonly BatchItem[],
): Promise<BatchReader> => {
  const { own, system } = work.rows;
  const mine = new Map((await own.findMany(noun, changedIds(items))).map((row) => [row.id, row]));
  const referredTo = await system.referredTo(noun, removedIds(items));
  return {
    ...remembering(readerOf(work)),
    mine: (id) => mine.get(id) ?? null,
    isHeld: (id) => referredTo.has(id),
  };
};

/**
 * The resulting rows, each at its position in the plan; null for rows that were deleted or left unchanged.
 */
const write = async (
  { rows: { own } }: UnitOfWork,
  noun: NounName,
  planned: readonly PlannedRow[],
): Promise<(Row | null)[]> => {
  const created = planned.flatMap((one) => (one.kind === 'create' ? [one.columns] : []));
  const edited = planned.filter((one) => one.kind === 'edit').filter(isDifferent);
  const removed = planned.flatMap((one) => (one.kind === 'remove' ? [one.before] : []));
  const added = created.length ? await own.insertMany(noun, created) : [];
  const changed = edited.length ? await own.updateMany(noun, edited) : [];
  const gone = removed.length ? await own.removeMany(noun, removed) : 0;
  if (changed.length < edited.length || gone < removed.length) throw Conflict('batch.conflict');
  const byId = new Map(changed.map((row) => [row.id, row]));
  let next = 0;
  return planned.map((one) => {
    if (one.kind === 'create') return added[next++] ?? null;
    return one.kind === 'edit' ? (byId.get(one.before.id) ?? null) : null;
  });
};

const isDifferent = ({ changes }: { changes: object }) => Object.keys(changes).length > 0;

/** One audit entry for each row that the batch created, changed or deleted. */
const recordAll = async (
  work: UnitOfWork,
  noun: NounName,
  planned: readonly PlannedRow[],
  stored: readonly (Row | null)[],
) => {
  const { system } = work.rows;
  const entries = planned.flatMap((one, at) => {
    const after = stored[at] ?? null;
    if (one.kind === 'keep' || (one.kind !== 'remove' && after === null)) return [];
    return [auditEntryOf(noun, one.kind === 'create' ? null : one.before, after)];
  });
  const companies = new Map<string | null, string | null>();
  for (const { companyId } of entries)
    if (!companies.has(companyId))
      companies.set(companyId, await auditedCompany(system, { companyId, noun }));
  const row = (entry: AuditEntry) =>
    auditRow(work, { ...entry, companyId: companies.get(entry.companyId) ?? null }, work.ip ?? 'browser');
  if (entries.length) await system.insertMany('auditLogs', entries.map(row));
};
