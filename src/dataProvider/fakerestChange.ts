import { auditRow, deedOf, keeperOf } from '../../domain/change/audit.ts';
import { type Consequence, consequences } from '../../domain/change/consequences.ts';
import type { Context } from '../../domain/change/context.ts';
import { tellPeople } from '../../domain/change/notices.ts';
import type { NounName } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { Columns } from './rowCalls.ts';
import { checkUnique, type Place } from './storedRows.ts';
import type { WorldStore, Writer } from './worldStore.ts';

/** Who changes something, and when. */
export type Author = Context;

/** A planned change: without `before` a new row, without `columns` the row goes, and others with it. */
type Change = { noun: NounName; before: Row | null; columns: Columns | null; goneWith?: readonly Place[] };

/** Writes a planned change with all that follows from it and its audit row. */
export const writeChange = (store: WorldStore, change: Change, author: Author): Row | null =>
  store.write((writer) => {
    const after = writeRow(writer, change);
    followUp(store, writer, change.noun, change.before, after, author);
    return after;
  });

const followUp = (
  store: WorldStore,
  writer: Writer,
  noun: NounName,
  before: Row | null,
  after: Row | null,
  author: Author,
) => {
  for (const one of consequences(noun, before, after, author)) follow(store, writer, one, author);
  const deed = deedOf(noun, before, after);
  const switches = store.rows('preferences').filter(({ companyId }) => companyId === deed.companyId);
  const kept = { ...deed, companyId: keeperOf(deed, switches as never) };
  writer.add('auditLogs', auditRow(author, kept, 'browser'));
};

const writeRow = (writer: Writer, { noun, before, columns, goneWith = [] }: Change) => {
  if (before && columns) return writer.change(noun, before, columns);
  for (const place of goneWith) writer.remove(place.noun, place.id);
  if (before) writer.remove(noun, before.id);
  return columns && writer.add(noun, columns);
};

const follow = (store: WorldStore, writer: Writer, consequence: Consequence, author: Author) => {
  if (consequence.kind === 'add') return writer.add(consequence.noun, consequence.row);
  if (consequence.kind === 'create') {
    checkUnique(store, consequence.noun, consequence.row);
    const made = writer.add(consequence.noun, consequence.row);
    followUp(store, writer, consequence.noun, null, made, author);
    for (const next of consequence.following(made)) follow(store, writer, next, author);
    return;
  }
  if (consequence.kind === 'notify') return notify(store, writer, consequence, author);
  if (consequence.kind === 'count') return writer.count(consequence.noun, consequence.id, consequence.field);
  for (const candidate of store.rows('candidates').filter((row) => row.companyId === consequence.companyId)) {
    const listed = consequence.listed(candidate as never);
    if (candidate.listed !== listed) writer.change('candidates', candidate, { listed });
  }
};

const notify = (
  store: WorldStore,
  writer: Writer,
  { companyId, from, notice }: Consequence & { kind: 'notify' },
  { actor }: Author,
) => {
  const of = (noun: NounName) => store.rows(noun).filter((row) => row.companyId === companyId) as never[];
  const words = { ...notice.words, company: from && store.find('companies', from)?.name };
  const told = tellPeople({ ...notice, words }, of('users'), of('preferences'), actor.userId);
  for (const { noun, row } of told) writer.add(noun, row);
};
