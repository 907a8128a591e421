import { auditRow, deedOf } from '../../domain/change/audit.ts';
import { type Consequence, consequences } from '../../domain/change/consequences.ts';
import type { Context } from '../../domain/change/context.ts';
import type { NounName } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { Columns } from './rowCalls.ts';
import type { SignedIn } from './signedIn.ts';
import type { Place } from './storedRows.ts';
import type { WorldStore, Writer } from './worldStore.ts';

/** Who changes something, and when. */
export type Author = Context & { actor: SignedIn };

/** A planned change: without `before` a new row, without `columns` the row goes, and others with it. */
type Change = {
  noun: NounName;
  before: Row | null;
  columns: Columns | null;
  goneWith?: readonly Place[];
  /** Keeps what belongs to the row; if it cannot, nothing is written. */
  beside?: (row: Row) => void;
};

/** Writes a planned change with all that follows from it and its audit row. */
export const writeChange = (store: WorldStore, change: Change, author: Context): Row | null =>
  store.write((writer) => {
    const { noun, before } = change;
    const after = writeRow(writer, change);
    if (after) change.beside?.(after);
    for (const consequence of consequences(noun, before, after, author)) follow(store, writer, consequence);
    writer.add('auditLogs', auditRow(author, deedOf(noun, before, after), 'browser'));
    return after;
  });

const writeRow = (writer: Writer, { noun, before, columns, goneWith = [] }: Change) => {
  if (before && columns) return writer.change(noun, before, columns);
  for (const place of goneWith) writer.remove(place.noun, place.id);
  if (before) writer.remove(noun, before.id);
  return columns && writer.add(noun, columns);
};

const follow = (store: WorldStore, writer: Writer, consequence: Consequence) => {
  if (consequence.kind === 'add') return writer.add(consequence.noun, consequence.row);
  if (consequence.kind === 'count') return writer.count(consequence.noun, consequence.id, consequence.field);
  if (consequence.kind === 'share') return share(store, writer, consequence);
  for (const candidate of store.rows('candidates').filter((row) => row.companyId === consequence.companyId)) {
    const listed = consequence.listed(candidate as never);
    if (candidate.listed !== listed) writer.change('candidates', candidate, { listed });
  }
};

/** Who reads a contract's documents is no new version of them. */
const share = (
  store: WorldStore,
  writer: Writer,
  { contractId, recruiterId }: Extract<Consequence, { kind: 'share' }>,
) => {
  for (const { id, contractId: of } of store.rows('contractDocuments'))
    if (of === contractId) writer.touch('contractDocuments', id, { recruiterId });
};
