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
type Change = { noun: NounName; before: Row | null; columns: Columns | null; goneWith?: readonly Place[] };

/** Writes a planned change with all that follows from it and its audit row. */
export const writeChange = (store: WorldStore, change: Change, author: Author): Row | null =>
  store.write((writer) => {
    const { noun, before } = change;
    const after = writeRow(writer, change);
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

/** Writes what follows from an act. */
export const follow = (store: WorldStore, writer: Writer, consequence: Consequence) => {
  if (consequence.kind === 'add') return writer.add(consequence.noun, consequence.row);
  if (consequence.kind === 'once') {
    const { noun, row, key, follows } = consequence;
    if (store.rows(noun).some((known) => key.every((field) => known[field] === row[field]))) return;
    writer.add(noun, row);
    for (const next of follows) follow(store, writer, next);
    return;
  }
  if (consequence.kind === 'count') return writer.count(consequence.noun, consequence.id, consequence.field);
  for (const candidate of store.rows('candidates').filter((row) => row.companyId === consequence.companyId)) {
    const listed = consequence.listed(candidate as never);
    if (candidate.listed !== listed) writer.change('candidates', candidate, { listed });
  }
};
