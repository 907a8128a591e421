import { type Scope, scopeFor, scopesOf, visible } from '../../domain/access/can.ts';
import { auditRow, type Deed, deedOf, keeperOf } from '../../domain/change/audit.ts';
import { planCreate, planDelete, planEdit } from '../../domain/change/change.ts';
import type { Consequence, Listable } from '../../domain/change/consequence.ts';
import { consequences, revised } from '../../domain/change/consequences.ts';
import type { Context, Reader, Values } from '../../domain/change/context.ts';
import { foresee } from '../../domain/change/foresee.ts';
import { type Notice, tellPeople, tellPerson, titleIn } from '../../domain/change/notices.ts';
import { tellOperators } from '../../domain/change/operatorNotices.ts';
import { takePicture } from '../../domain/change/pictures.ts';
import { type ViewCounts, viewNews } from '../../domain/change/views.ts';
import { planVisit } from '../../domain/change/visit.ts';
import { type NounName, nounOf } from '../../domain/contract/index.ts';
import type { Job } from '../../domain/contract/jobs.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { NotFound, Stale } from '../../domain/errors.ts';
import type { Switch } from '../../domain/settings/switches.ts';
import type { WorkingRole } from '../database/roles.ts';
import { quote } from '../database/sql.ts';
import type { Matching } from '../matching/matching.ts';
import { keepPicture } from './pictures.ts';
import {
  countBench,
  countUsers,
  deleteRow,
  findRow,
  findRowBy,
  findRows,
  findRowsToChange,
  hold,
  insertRow,
  insertUnseen,
  lastInserted,
  updateRow,
} from './rows.ts';
import type { Transaction } from './transaction.ts';

/** Who changes something over which connection, from which address. */
export type Change = Context & {
  transaction: Transaction;
  ip: string;
  rights: WorkingRole;
  matching?: Matching;
};

/** Reads with the rights of the account at work. */
export const readerOf = ({ transaction, matching, now }: Change): Reader => ({
  find: (noun, id) => findRow(transaction, noun, id),
  findBy: (noun, field, value) => findRowBy(transaction, noun, field, value),
  findAll: (noun, where) => findRows(transaction, noun, where),
  countBench: (companyId) => countBench(transaction, companyId),
  countUsers: (companyId) => countUsers(transaction, companyId),
  hold: (words, how) => hold(transaction, words, how),
  matchScore: async (job, candidateId) =>
    (await matching?.scoreNow(job as unknown as Job, candidateId, now)) ?? null,
});

/** Planning reads whatever it must know; the write itself is done with the person's own rights. */
const plan = <T>(change: Change, work: (reader: Reader) => Promise<T>): Promise<T> => {
  change.transaction.as('system');
  return work(readerOf(change));
};

/** `beside` stores what belongs to the new row and is kept elsewhere, with the same rights. */
export const createRow = async (
  change: Change,
  name: NounName,
  body: unknown,
  beside?: (id: string) => Promise<unknown>,
): Promise<Row> => {
  const row = await plan(change, (reader) => planCreate(name, body, change, reader));
  const { columns, picture } = takePicture(name, row, change.now);
  change.transaction.as(change.rights);
  const after = await insertRow(change.transaction, name, {
    ...columns,
    createdAt: change.now,
    updatedAt: change.now,
  });
  await beside?.(after.id);
  if (picture) await keepPicture(change.transaction, after.id, picture);
  await finish(change, name, null, after);
  return seenBy(change, name, after);
};

/** Stores a form of the public site; null where its like is there already. */
export const acceptVisit = async (change: Change, name: NounName, body: unknown): Promise<Row | null> => {
  const row = await plan(change, (reader) => planVisit(name, body, change, reader));
  change.transaction.as(change.rights);
  await insertUnseen(change.transaction, name, { ...row, createdAt: change.now, updatedAt: change.now });
  change.transaction.as('system');
  const after = await lastInserted(change.transaction, name);
  if (after) await finish(change, name, null, after);
  return after;
};

export const editRow = async (
  change: Change,
  name: NounName,
  id: string,
  version: number,
  body: unknown,
): Promise<Row> => {
  const before = await existing(change, name, id, version);
  const changes = await plan(change, (reader) => planEdit(name, before, body, change, reader));
  if (Object.keys(changes).length === 0) return seenBy(change, name, before);
  const { columns, picture } = takePicture(name, changes, change.now);
  const foreseen = await plan(change, (reader) => foresee(name, before, changes, reader));
  change.transaction.as(change.rights);
  const after = await updateRow(change.transaction, name, before, columns, change.now);
  if (!after) throw await lostRace(change, name, id);
  if (picture !== undefined) await keepPicture(change.transaction, id, picture);
  await finish({ ...change, ...foreseen }, name, before, after);
  return seenBy(change, name, after);
};

/** Without a version the row is deleted as it stands. */
export const removeRow = async (
  change: Change,
  name: NounName,
  id: string,
  version: number | null,
): Promise<Row> => {
  const before = await existing(change, name, id, version);
  await plan(change, (reader) => planDelete(name, before, change, reader));
  change.transaction.as(change.rights);
  if (!(await deleteRow(change.transaction, name, before))) throw await lostRace(change, name, id);
  await finish(change, name, before, null);
  return seenBy(change, name, before);
};

/** The row to change, as far as both the rules and the database let this person see it. */
const existing = async (change: Change, name: NounName, id: string, version: number | null): Promise<Row> => {
  const { transaction } = change;
  transaction.as(change.rights);
  const [, row] = await Promise.all([inTurn(transaction, name, id), findRow(transaction, name, id)]);
  const scope = row && scopeFor(scopesOf(change.actor, 'show', name), row);
  if (!row || !scope) throw NotFound(nounOf(name).label);
  if (version !== null && row.version !== version) throw Stale(visible(scope, row));
  return row;
};

/** Who changes a row waits for whoever changes it at this moment, and then reads what came of it. */
const inTurn = (transaction: Transaction, name: NounName, id: string) =>
  hold(transaction, `${name} ${id}`, 'alone');

/** Somebody was faster between reading and writing; or the database itself refused the row. */
const lostRace = async (change: Change, name: NounName, id: string) => {
  const current = await findRow(change.transaction, name, id);
  return current ? Stale(seenBy(change, name, current)) : NotFound(nounOf(name).label);
};

const seenBy = (change: Change, name: NounName, row: Row): Row =>
  visible((scopeFor(scopesOf(change.actor, 'show', name), row) ?? { where: {}, only: [] }) as Scope, row);

/** A change that nobody asked for: what follows from it and its audit row are those of any other. */
export const changeByItself = async (
  change: Omit<Change, 'rights'>,
  name: NounName,
  before: Row,
  changes: Record<string, unknown>,
): Promise<Row | null> => {
  change.transaction.as('system');
  const after = await updateRow(change.transaction, name, before, changes, change.now);
  if (after) await finish({ ...change, rights: 'system' }, name, before, after);
  return after;
};

const finish = async (change: Change, name: NounName, before: Row | null, after: Row | null) => {
  change.transaction.announce(name);
  change.transaction.as('system');
  const found = consequences(name, before, after, change);
  const inOrder = found.filter(({ kind }) => kind === 'create' || kind === 'look');
  const beside = found.filter((one) => !inOrder.includes(one)).map((one) => carryOut(change, one));
  await Promise.all([...beside, record(change, deedOf(name, before, after))]);
  for (const one of inOrder) await carryOut(change, one);
};

/** Puts a deed into the audit log, with the change or not at all. */
export const record = async (change: Change, deed: Deed): Promise<void> => {
  const { transaction, ip, now } = change;
  const companyId = await auditedCompany(transaction, deed);
  await insertRow(transaction, 'auditLogs', {
    ...auditRow(change, { ...deed, companyId }, ip),
    createdAt: now,
    updatedAt: now,
  });
};

/** The company whose audit log takes this in, or null for the platform's own record. */
export const auditedCompany = async (
  transaction: Transaction,
  deed: Pick<Deed, 'companyId' | 'noun'>,
): Promise<string | null> => {
  if (deed.companyId === null) return null;
  const switches = await transaction.query<Switch>(
    `select "kind", "key", "userId", "enabled" from "preferences" where "companyId" = $1 and "kind" = 'security' order by "seq"`,
    [deed.companyId],
  );
  return keeperOf(deed, switches);
};

/** A row that the store itself adds beside a change. */
export const addRow = async (
  { transaction, now }: Pick<Change, 'transaction' | 'now'>,
  noun: NounName,
  row: Values,
): Promise<Row> => {
  transaction.announce(noun);
  return insertRow(transaction, noun, { ...row, createdAt: now, updatedAt: now });
};

/** Writes what follows from an act, with the rights of the system. */
export const carryOut = async (change: Change, consequence: Consequence): Promise<void> => {
  const { transaction } = change;
  switch (consequence.kind) {
    case 'add':
      await addRow(change, consequence.noun, consequence.row);
      return;
    case 'create':
      return makeAlong(change, consequence);
    case 'look':
      return lookAndFollow(change, consequence);
    case 'once':
      return addOnce(change, consequence);
    case 'count': {
      const { noun, field, id, by = 1 } = consequence;
      await transaction.query(
        `update ${quote(noun)} set ${quote(field)} = ${quote(field)} + $2 where "id" = $1`,
        [id, by],
      );
      return;
    }
    case 'mark':
      return mark(change, consequence);
    case 'revise':
      return revise(change, consequence);
    case 'share':
      await transaction.query('update "contractDocuments" set "recruiterId" = $2 where "contractId" = $1', [
        consequence.contractId,
        consequence.recruiterId,
      ]);
      return transaction.announce('contractDocuments');
    case 'notify':
      return notify(change, consequence);
    case 'tell':
      return tell(change, consequence);
    case 'tellOperators':
      return tellThePlatforms(change, consequence);
    case 'tellViews':
      return tellViews(change, consequence);
    case 'relist':
      return relist(change, consequence);
  }
};

const lookAndFollow = async (
  change: Change,
  { hold: words, at, follows }: Consequence & { kind: 'look' },
) => {
  const { transaction } = change;
  transaction.as('system');
  if (words) await hold(transaction, words, 'alone');
  const found = await Promise.all(at.map(([noun, where]) => findRows(transaction, noun, where)));
  for (const next of follows(found)) {
    transaction.as('system');
    await carryOut(change, next);
  }
};

/** With the person's own rights, as if they had made the row themselves, unless it is the market's to make. */
const makeAlong = async (change: Change, { noun, row, following, by }: Consequence & { kind: 'create' }) => {
  change.transaction.as(by ?? change.rights);
  const made = await addRow(change, noun, row);
  await finish({ ...change, along: true }, noun, null, made);
  for (const next of following(made)) await carryOut(change, next);
};

const addOnce = async (change: Change, { noun, row, key, follows }: Consequence & { kind: 'once' }) => {
  const columns = Object.keys(row);
  const added = await change.transaction.query(
    `insert into ${quote(noun)} (${columns.map(quote).join(', ')}) values (${columns.map((_, place) => `$${place + 1}`).join(', ')})
     on conflict (${key.map(quote).join(', ')}) do nothing returning "id"`,
    Object.values(row),
  );
  if (added.length === 0) return;
  change.transaction.announce(noun);
  for (const next of follows) await carryOut(change, next);
};

const mark = async (
  change: Change,
  { noun, id, field, at, follows }: Consequence & { kind: 'mark' },
): Promise<void> => {
  const first = await change.transaction.query(
    `update ${quote(noun)} set ${quote(field)} = $2 where "id" = $1 and ${quote(field)} is null returning "id"`,
    [id, at],
  );
  if (first.length === 0) return;
  change.transaction.announce(noun);
  for (const next of follows) await carryOut(change, next);
};

/** Waits for whoever changes the same rows, so that each revision is made of the row as it then stands. */
const revise = async (change: Change, { noun, where, values, along }: Consequence & { kind: 'revise' }) => {
  const { transaction, now } = change;
  for (const before of await findRowsToChange(transaction, noun, where)) {
    const changes = revised(before, values(before));
    if (Object.keys(changes).length === 0) continue;
    const after = await updateRow(transaction, noun, before, changes, now);
    await finish({ ...change, along: along || change.along }, noun, before, after);
  }
};

const notify = async (change: Change, { companyId, from, notice, to }: Consequence & { kind: 'notify' }) => {
  const sender = from === null ? null : await findRow(change.transaction, 'companies', from);
  const inFull = { ...notice, words: { ...notice.words, company: sender?.name } };
  await tellCompany(change, companyId, inFull, to);
  if (!to) await tellServices(change, companyId, inFull);
};

/** News for a company's people alone, or for one of them. */
export const tellCompany = async (
  change: Pick<Change, 'transaction' | 'now' | 'actor'>,
  companyId: string,
  notice: Notice,
  to: string | null = null,
) => {
  const { transaction, actor } = change;
  const [people, preferences] = await Promise.all([
    transaction.query<never>(
      `select "id", "email", "status" from "users"
       where "companyId" = $1 and "status" = 'Active' and ($2::text is null or "id" = $2) order by "seq"`,
      [companyId, to],
    ),
    transaction.query<never>(
      `select "kind", "key", "userId", "enabled", "value" from "preferences" where "companyId" = $1 order by "seq"`,
      [companyId],
    ),
  ]);
  for (const { noun, row } of tellPeople(notice, people, preferences, actor.userId))
    await addRow(change, noun, row);
};

const tell = async (change: Change, { person, notice }: Consequence & { kind: 'tell' }) => {
  const preferences = await change.transaction.query<never>(
    `select "kind", "key", "userId", "enabled", "value" from "preferences" where "companyId" = $1 or "userId" = $2 order by "seq"`,
    [person.companyId, person.id],
  );
  for (const { noun, row } of tellPerson(notice, person, preferences, change.actor.userId))
    await addRow(change, noun, row);
};

const tellThePlatforms = async (change: Change, { notice }: Consequence & { kind: 'tellOperators' }) => {
  const [operators, preferences] = await Promise.all([
    change.transaction.query<never>(
      `select "id", "email", "status" from "users" where "userType" = 'admin' and "status" = 'Active' order by "seq"`,
    ),
    change.transaction.query<never>(
      `select "kind", "key", "userId", "enabled", "value" from "preferences" where "companyId" is null order by "seq"`,
    ),
  ]);
  for (const { noun, row } of tellOperators(notice, operators, preferences, change.actor.userId))
    await addRow(change, noun, row);
};

/** The same news for the services that the company has connected. */
const tellServices = async ({ transaction, now }: Change, companyId: string, notice: Notice) => {
  const queued = await transaction.query(
    `insert into "webhookDeliveries" ("integrationId", "event", "title", "link", "createdAt", "updatedAt")
     select "integrationId", $2, $3, $4, $5, $5 from "webhooks" where "companyId" = $1 returning 1 as queued`,
    [companyId, notice.event, titleIn('en', notice), notice.link, now],
  );
  if (queued.length) transaction.announce('integrations');
};

/** People only, as it is theirs to ask for. Who looks at the same moment waits, so that one of them is the first. */
const tellViews = async (change: Change, { companyId, day, since }: Consequence & { kind: 'tellViews' }) => {
  const { transaction } = change;
  const today = await transaction.query(
    'select 1 from "profileViews" where "companyId" = $1 and "day" = $2 limit 2',
    [companyId, day],
  );
  if (today.length > 1) return;
  await inTurn(transaction, 'profileViews', companyId);
  const [counts] = await transaction.query<ViewCounts>(
    `select count(*) filter (where "day" = $2)::int as "today", count(*)::int as "views",
       count(distinct "candidateId")::int as "people"
     from "profileViews" where "companyId" = $1 and "day" >= $3`,
    [companyId, day, since],
  );
  const notice = counts && viewNews(counts);
  if (notice) await tellCompany(change, companyId, notice);
};

const relist = async (
  { transaction, now }: Change,
  { noun, companyId, listed }: Consequence & { kind: 'relist' },
) => {
  const ofPeople = noun === 'candidates';
  const rows = await transaction.query<Listable & { id: string; listed: boolean }>(
    `select "id", "status", "listed"${ofPeople ? ', "published"' : ''} from ${quote(noun)} where "companyId" = $1`,
    [companyId],
  );
  const turned = rows.filter((row) => row.listed !== listed(row)).map((row) => row.id);
  const since = ofPeople ? `"listedAt" = case when "listed" then "listedAt" else $2 end,` : '';
  await transaction.query(
    `update ${quote(noun)} set "listed" = not "listed", ${since} "version" = "version" + 1, "updatedAt" = $2
     where "id" = any($1)`,
    [turned, now],
  );
  transaction.announce(noun);
};
