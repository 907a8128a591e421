import type { Rows, Verbs } from '../../../application/rows.ts';
import type { InTransaction, UnitOfWork } from '../../../application/unitOfWork.ts';
import { asRead, matches, scopeFor } from '../../../domain/access/can.ts';
import type { Context, Values } from '../../../domain/change/context.ts';
import { asSystem } from '../../../domain/change/deals/expiry.ts';
import type { Listable } from '../../../domain/change/effect.ts';
import { titleIn } from '../../../domain/change/notifications/notificationTitle.ts';
import { referencesTo } from '../../../domain/change/referencesTo.ts';
import { hasSeat } from '../../../domain/contract/accounts/users.ts';
import { isOnBench } from '../../../domain/contract/candidates/candidates.ts';
import type { NounName } from '../../../domain/contract/index.ts';
import { countSelections, selectionRows } from '../../../domain/insight/fairness/selections.ts';
import { dueFilter } from '../../../domain/query/due.ts';
import { groupRows } from '../../../domain/query/groups.ts';
import { byOrder } from '../../../domain/query/select.ts';
import { bringToInbox } from './fakerestInbox.ts';
import type { Files } from './files.ts';
import { memoryPersonalRows } from './memoryPersonalRows.ts';
import { asStored, checkUnique, type Place, rowInTheWay, rowsGoneWith } from './storedRows.ts';
import type { WorldStore, Writer } from './worldStore.ts';

/** Read-only operations. */
type Reading = Pick<
  Verbs,
  | 'find'
  | 'findBy'
  | 'findAll'
  | 'findFields'
  | 'findMany'
  | 'findDue'
  | 'group'
  | 'read'
  | 'list'
  | 'referredTo'
  | 'count'
  | 'countBench'
  | 'countUsers'
  | 'countViews'
  | 'countSelections'
>;

/** Reads of the rows at this time. */
export const readingAt = (store: WorldStore, now: Date): Reading => {
  const having = <N extends NounName>(noun: N, where: Values) =>
    store.rows(noun).filter((row) => matches({ where }, row));
  const ofCompany = (noun: NounName, companyId: string) => having(noun, { companyId });
  return {
    find: async (noun, id) => store.find(noun, id),
    findBy: async (noun, field, value) => having(noun, { [field]: value })[0] ?? null,
    findAll: async (noun, where) => having(noun, where),
    findFields: async (noun, where) => having(noun, where),
    findMany: async (noun, ids) => {
      const wanted = new Set(ids);
      return wanted.size ? store.rows(noun).filter(({ id }) => wanted.has(id)) : [];
    },
    findDue: async (due, { after, most }) => {
      const order = byOrder({ field: due.order, order: 'ASC' });
      const isDue = dueFilter(due, now, store.rows);
      return store
        .rows(due.noun)
        .filter((row) => isDue(row) && (after === null || order(row, after) > 0))
        .sort(order)
        .slice(0, most);
    },
    group: async ({ grouping, scopes }) =>
      groupRows(
        store.rows(grouping.noun).flatMap((row) => {
          const scope = scopeFor(scopes, row);
          return scope ? [asRead(scope, row)] : [];
        }),
        grouping,
        grouping.through && store.rows(grouping.through.noun),
      ),
    read: async ({ noun, scopes, query }) => (await store.list(noun, scopes, query)).rows,
    list: store.list,
    referredTo: async (noun, ids) => {
      if (ids.length === 0) return new Set();
      const held = referencesTo(noun).flatMap(({ noun: from, field }) =>
        store.rows(from).map((row) => row[field]),
      );
      const known = new Set(held);
      return new Set(ids.filter((id) => known.has(id)));
    },
    count: async (noun, where, most) => Math.min(having(noun, where).length, most),
    countBench: async (companyId) => ofCompany('candidates', companyId).filter(isOnBench).length,
    countUsers: async (companyId) => ofCompany('users', companyId).filter(hasSeat).length,
    countViews: async (companyId, day, since) => {
      const views = ofCompany('profileViews', companyId).filter((view) => String(view.day) >= since);
      return {
        today: views.filter((view) => view.day === day).length,
        views: views.length,
        people: new Set(views.map(({ candidateId }) => candidateId)).size,
      };
    },
    countSelections: async (period) => countSelections(selectionRows(store.rows), period),
  };
};

/**
 * A browser has little storage: records are kept for this many searches, older ones keep only their row.
 */
const mostRecords = 20;

// Changes in a browser run one after another.
const noLock: Rows['hold'] = async () => {};

/**
 * Rows of a browser within one transaction. Only the rules decide on access, as there are no database roles.
 */
const memoryRows = (
  store: WorldStore,
  writer: Writer,
  now: Date,
  files: Pick<Files, 'write' | 'forget' | 'readRecord'>,
  later: (act: () => void) => void,
): Rows => {
  const reading = readingAt(store, now);
  const insert: Verbs['insert'] = async (noun, row) => {
    const columns = asStored(noun, row);
    checkUnique(store, noun, columns);
    return writer.add(noun, columns);
  };
  const update: Verbs['update'] = async (noun, before, changes) => {
    const columns = asStored(noun, changes);
    checkUnique(store, noun, columns, before.id);
    return writer.change(noun, before, columns);
  };
  const remove: Verbs['remove'] = async (noun, { id }) => {
    const places = [...rowsGoneWith(store, { noun, id }), { noun, id }];
    for (const place of places) writer.remove(place.noun, place.id);
    files.forget(places);
    return true;
  };
  const verbs: Verbs = {
    ...reading,
    findAllToChange: reading.findAll,
    insert,
    insertOnce: async (noun, row, key) => {
      if (store.rows(noun).some((known) => key.every((field) => known[field] === row[field]))) return false;
      writer.add(noun, row);
      return true;
    },
    insertUnseen: async (noun, row) =>
      rowInTheWay(store, noun, asStored(noun, row)) ? null : insert(noun, row),
    insertMany: (noun, rows) => inOrder(rows, (row) => insert(noun, row)),
    update,
    updateMany: async (noun, changes) => {
      const updated = await inOrder(changes, (one) => update(noun, one.before, one.changes));
      return updated.filter((row) => row !== null);
    },
    patch: async (noun, where, values) => {
      const found = await reading.findAll(noun, where);
      for (const { id } of found) writer.touch(noun, id, values);
      return found.length;
    },
    tally: async (noun, rows, { key, add, set = [] }) => {
      for (const row of rows) {
        const known = store.rows(noun).find((one) => key.every((field) => one[field] === row[field]));
        if (!known) writer.add(noun, row);
        else
          writer.touch(noun, known.id, {
            ...Object.fromEntries(add.map((field) => [field, Number(known[field]) + Number(row[field])])),
            ...Object.fromEntries(set.map((field) => [field, row[field]])),
          });
      }
      return rows.length > 0;
    },
    increment: async (noun, id, field, by) => writer.count(noun, id, field, by),
    remove,
    removeMany: async (noun, rows) => (await inOrder(rows, (row) => remove(noun, row))).length,
    relist: async (noun, companyId, isListed) => {
      for (const row of await reading.findAll(noun, { companyId })) {
        const listed = isListed(row as Listable);
        const since = listed && noun === 'candidates' ? { listedAt: now.toISOString() } : {};
        if (row.listed !== listed) writer.change(noun, row, { listed, ...since });
      }
    },
    keepPicture: async (candidateId, picture) => {
      if (picture) files.write(candidateId, picture.base64);
      else files.forget([{ noun: 'candidates', id: candidateId }]);
    },
    keepRecord: async (searchId, record) => {
      const older = store.rows('searches').slice(0, -mostRecords);
      files.forget(older.map(({ id }) => ({ noun: 'searches', id })));
      files.write(searchId, record);
    },
    readRecord: async (searchId) => files.readRecord(searchId),
    // A browser brings messages to the test inbox only.
    queueWebhooks: async (companyId, notification) => {
      const { code: event, link } = notification;
      for (const service of await reading.findAll('integrations', { companyId, testInbox: true })) {
        const message = { event, title: titleIn('en', notification), link };
        const { changes } = bringToInbox(files, service, message, now);
        writer.touch('integrations', service.id, changes);
      }
    },
  };
  const personal = memoryPersonalRows(store, writer, files, later);
  return { own: verbs, system: verbs, personal, hold: noLock };
};

const inOrder = async <T, R>(all: readonly T[], act: (one: T) => Promise<R>): Promise<R[]> => {
  const done: R[] = [];
  for (const one of all) done.push(await act(one));
  return done;
};

/** Runs the work in one transaction; the caller has already waited for its turn. */
export const inTransaction = async <T>(
  { store, files, score }: { store: WorldStore; files?: Files; score?: UnitOfWork['score'] },
  author: Context,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T> => {
  const afterwards: (() => void)[] = [];
  const later = (act: () => void) => afterwards.push(act);
  const result = await store.transact((writer) => {
    const kept = {
      write: (id: string, content: string) => files?.write(id, content),
      readRecord: (id: string) => files?.readRecord(id) ?? null,
      // Files are deleted once the deletion of their rows is certain.
      forget: (places: readonly Place[]) => later(() => files?.forget(places)),
    };
    const rows = memoryRows(store, writer, author.now, kept, later);
    return work({ ...author, rows, ...(score && { score }) });
  });
  for (const act of afterwards) act();
  return result;
};

/** The same for automatic changes at this time. */
export const transactionsAt =
  (store: WorldStore, now: Date): InTransaction =>
  (act) =>
    inTransaction({ store }, asSystem(now), act);
