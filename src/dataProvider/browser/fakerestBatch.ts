import { auditRow, deedOf } from '../../../domain/change/audit.ts';
import {
  type BatchItem,
  type BatchPart,
  type BatchResult,
  batchNews,
  type PlannedRow,
  planBatch,
  remembering,
} from '../../../domain/change/batch.ts';
import type { Reader } from '../../../domain/change/context.ts';
import { holdersOf } from '../../../domain/change/holders.ts';
import type { NounName } from '../../../domain/contract/index.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { Conflict } from '../../../domain/errors.ts';
import { type Author, follow } from './fakerestChange.ts';
import type { Files } from './files.ts';
import { asStored, rowsGoneWith } from './storedRows.ts';
import type { WorldStore, Writer } from './worldStore.ts';

/** Batches in this browser: parts are checked as they come, and the last one stores them all or none. */
export const fakerestBatches = (store: WorldStore, reader: Reader, files: Files) => {
  const staged = new Map<string, BatchItem[]>();
  return {
    take: async (noun: NounName, part: BatchPart, by: Author): Promise<BatchResult[]> => {
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
      const results = write(store, noun, planned, by);
      files.forget(planned.flatMap((one) => (one.kind === 'remove' ? [{ noun, id: one.before.id }] : [])));
      return results;
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

const write = (store: WorldStore, noun: NounName, planned: readonly PlannedRow[], by: Author) =>
  store.write((writer) => {
    const results = planned.map((one) => writeOne(store, writer, noun, one, by));
    for (const news of batchNews(noun, planned, by)) follow(store, writer, news, by);
    return results;
  });

const writeOne = (
  store: WorldStore,
  writer: Writer,
  noun: NounName,
  one: PlannedRow,
  by: Author,
): BatchResult => {
  if (one.kind === 'keep') return { id: one.id, kept: one.reason };
  const before = one.kind === 'create' ? null : one.before;
  const after = changed(store, writer, noun, one);
  if (after !== before) writer.add('auditLogs', auditRow(by, deedOf(noun, before, after), 'browser'));
  const { id, version } = (after ?? before) as Row;
  return { id, version };
};

const changed = (
  store: WorldStore,
  writer: Writer,
  noun: NounName,
  one: Exclude<PlannedRow, { kind: 'keep' }>,
): Row | null => {
  if (one.kind === 'create') return writer.add(noun, asStored(noun, one.columns));
  if (one.kind === 'edit')
    return Object.keys(one.changes).length
      ? writer.change(noun, one.before, asStored(noun, one.changes))
      : one.before;
  for (const place of rowsGoneWith(store, { noun, id: one.before.id })) writer.remove(place.noun, place.id);
  writer.remove(noun, one.before.id);
  return null;
};
