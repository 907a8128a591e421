import { matches, type Scope } from '../../../domain/access/can.ts';
import { auditRow, deedOf, keeperOf } from '../../../domain/change/audit.ts';
import type { Consequence } from '../../../domain/change/consequence.ts';
import { consequences, revised } from '../../../domain/change/consequences.ts';
import type { Context } from '../../../domain/change/context.ts';
import { tellPeople, tellPerson } from '../../../domain/change/notices.ts';
import { tellOperators } from '../../../domain/change/operatorNotices.ts';
import { viewNews } from '../../../domain/change/views.ts';
import type { NounName } from '../../../domain/contract/index.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import type { Columns } from '../rowCalls.ts';
import { checkUnique, type Place } from './storedRows.ts';
import type { WorldStore, Writer } from './worldStore.ts';

/** Who changes something, and when. */
export type Author = Context;

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
export const writeChange = (store: WorldStore, change: Change, author: Author): Row | null =>
  store.write((writer) => {
    const after = writeRow(writer, change);
    if (after) change.beside?.(after);
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

/** Writes what follows from an act. */
export const follow = (store: WorldStore, writer: Writer, consequence: Consequence, author: Author) => {
  if (consequence.kind === 'revise') return revise(store, writer, consequence, author);
  if (consequence.kind === 'add') return writer.add(consequence.noun, consequence.row);
  if (consequence.kind === 'create') {
    checkUnique(store, consequence.noun, consequence.row);
    const made = writer.add(consequence.noun, consequence.row);
    followUp(store, writer, consequence.noun, null, made, { ...author, along: true });
    for (const next of consequence.following(made)) follow(store, writer, next, author);
    return;
  }
  if (consequence.kind === 'look') {
    const found = consequence.at.map(([noun, where]) =>
      store.rows(noun).filter((row) => matches({ where: where as Scope['where'] }, row)),
    );
    for (const next of consequence.follows(found)) follow(store, writer, next, author);
    return;
  }
  if (consequence.kind === 'once') {
    const { noun, row, key, follows } = consequence;
    if (store.rows(noun).some((known) => key.every((field) => known[field] === row[field]))) return;
    writer.add(noun, row);
    for (const next of follows) follow(store, writer, next, author);
    return;
  }
  if (consequence.kind === 'mark') {
    const { noun, id, field, at, follows } = consequence;
    if (store.find(noun, id)?.[field] !== null) return;
    writer.touch(noun, id, { [field]: at });
    for (const next of follows) follow(store, writer, next, author);
    return;
  }
  if (consequence.kind === 'notify') return notify(store, writer, consequence, author);
  if (consequence.kind === 'tell') return tell(store, writer, consequence, author);
  if (consequence.kind === 'tellOperators') return tellThePlatforms(store, writer, consequence, author);
  if (consequence.kind === 'tellViews') return tellViews(store, writer, consequence, author);
  if (consequence.kind === 'count')
    return writer.count(consequence.noun, consequence.id, consequence.field, consequence.by);
  if (consequence.kind === 'share') return share(store, writer, consequence);
  return relist(store, writer, consequence, author);
};

const relist = (
  store: WorldStore,
  writer: Writer,
  { noun, companyId, listed: isListed }: Consequence & { kind: 'relist' },
  { now }: Author,
) => {
  for (const row of store.rows(noun).filter((one) => one.companyId === companyId)) {
    const listed = isListed(row as never);
    const since = listed && noun === 'candidates' ? { listedAt: now.toISOString() } : {};
    if (row.listed !== listed) writer.change(noun, row, { listed, ...since });
  }
};

type Revision = Extract<Consequence, { kind: 'revise' }>;

const revise = (
  store: WorldStore,
  writer: Writer,
  { noun, where, values, along }: Revision,
  author: Author,
) => {
  const meant = store.rows(noun).filter((row) => matches({ where: where as Scope['where'] }, row));
  for (const before of meant) {
    const changes = revised(before, values(before));
    if (Object.keys(changes).length === 0) continue;
    const after = writer.change(noun, before, changes);
    followUp(store, writer, noun, before, after, { ...author, along: along || author.along });
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

const tellViews = (
  store: WorldStore,
  writer: Writer,
  { companyId, day, since }: Consequence & { kind: 'tellViews' },
  author: Author,
) => {
  const seen = store
    .rows('profileViews')
    .filter((view) => view.companyId === companyId && String(view.day) >= since);
  const notice = viewNews({
    today: seen.filter((view) => view.day === day).length,
    views: seen.length,
    people: new Set(seen.map(({ candidateId }) => candidateId)).size,
  });
  if (notice) notify(store, writer, { kind: 'notify', companyId, from: null, notice }, author);
};

const tell = (
  store: WorldStore,
  writer: Writer,
  { person, notice }: Consequence & { kind: 'tell' },
  { actor }: Author,
) => {
  const preferences = store
    .rows('preferences')
    .filter(({ companyId, userId }) => companyId === person.companyId || userId === person.id);
  for (const { noun, row } of tellPerson(notice, person, preferences as never, actor.userId))
    writer.add(noun, row);
};

const tellThePlatforms = (
  store: WorldStore,
  writer: Writer,
  { notice }: Consequence & { kind: 'tellOperators' },
  { actor }: Author,
) => {
  const operators = store.rows('users').filter(({ userType }) => userType === 'admin');
  const preferences = store.rows('preferences').filter(({ companyId }) => companyId === null);
  for (const { noun, row } of tellOperators(notice, operators as never, preferences as never, actor.userId))
    writer.add(noun, row);
};

const notify = (
  store: WorldStore,
  writer: Writer,
  { companyId, from, notice, to }: Consequence & { kind: 'notify' },
  { actor }: Author,
) => {
  const of = (noun: NounName) => store.rows(noun).filter((row) => row.companyId === companyId) as never[];
  const words = { ...notice.words, company: from && store.find('companies', from)?.name };
  const people = of('users').filter(({ id }) => to === undefined || id === to);
  const told = tellPeople({ ...notice, words }, people, of('preferences'), actor.userId);
  for (const { noun, row } of told) writer.add(noun, row);
};
