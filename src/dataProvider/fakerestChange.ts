import { matches, type Scope } from '../../domain/access/can.ts';
import { auditRow, deedOf } from '../../domain/change/audit.ts';
import { type Consequence, consequences, revised } from '../../domain/change/consequences.ts';
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
    const after = writeRow(writer, change);
    finish(store, writer, { noun: change.noun, before: change.before, after }, author);
    return after;
  });

type Done = { noun: NounName; before: Row | null; after: Row | null };

const finish = (store: WorldStore, writer: Writer, { noun, before, after }: Done, author: Author) => {
  for (const consequence of consequences(noun, before, after, author))
    follow(store, writer, consequence, author);
  writer.add('auditLogs', auditRow(author, deedOf(noun, before, after), 'browser'));
};

const writeRow = (writer: Writer, { noun, before, columns, goneWith = [] }: Change) => {
  if (before && columns) return writer.change(noun, before, columns);
  for (const place of goneWith) writer.remove(place.noun, place.id);
  if (before) writer.remove(noun, before.id);
  return columns && writer.add(noun, columns);
};

const follow = (store: WorldStore, writer: Writer, consequence: Consequence, author: Author) => {
  if (consequence.kind === 'revise') return revise(store, writer, consequence, author);
  if (consequence.kind === 'add') return writer.add(consequence.noun, consequence.row);
  if (consequence.kind === 'count') return writer.count(consequence.noun, consequence.id, consequence.field);
  for (const candidate of store.rows('candidates').filter((row) => row.companyId === consequence.companyId)) {
    const listed = consequence.listed(candidate as never);
    if (candidate.listed !== listed) writer.change('candidates', candidate, { listed });
  }
};

type Revision = Extract<Consequence, { kind: 'revise' }>;

const revise = (store: WorldStore, writer: Writer, { noun, where, values }: Revision, author: Author) => {
  const meant = store.rows(noun).filter((row) => matches({ where: where as Scope['where'] }, row));
  for (const before of meant) {
    const changes = revised(before, values(before));
    if (Object.keys(changes).length === 0) continue;
    finish(store, writer, { noun, before, after: writer.change(noun, before, changes) }, author);
  }
};
