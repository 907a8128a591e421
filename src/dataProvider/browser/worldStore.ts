import { Collection, Database } from 'fakerest';
import { type NounName, nounNames, nounOf } from '../../../domain/contract/index.ts';
import { prefixOf, type Row } from '../../../domain/contract/noun.ts';
import { asKept, asRead } from '../../../domain/query/overtaken.ts';
import type { Columns } from '../rowCalls.ts';
import type { Keep } from './keep.ts';
import { type Overlay, openOverlay } from './overlay.ts';

/** The rows of every noun; a noun left out has none. */
export type World = Partial<Record<NounName, readonly Row[]>>;
export type WorldStore = ReturnType<typeof openWorldStore>;

/** Writes that happen together or not at all. */
export type Writer = {
  add(noun: NounName, columns: Columns): Row;
  change(noun: NounName, before: Row, columns: Columns): Row;
  /** One more, or less, in a counter, which is no new version of the row. */
  count(noun: NounName, id: string, field: string, by?: number): void;
  /** Writes columns that follow from another row, which is no new version of this one. */
  touch(noun: NounName, id: string, columns: Columns): void;
  remove(noun: NounName, id: string): void;
};

/**
 * A world of rows in memory, in fakerest's collections, with the changes kept beside it. A changed row is a new
 * object: the world given is never written to.
 */
export const openWorldStore = (world: World, keep: Keep, clock: () => Date) => {
  const overlay = openOverlay(keep);
  let database = fill(world, overlay);
  let queue: Promise<unknown> = Promise.resolve();

  const reload = () => {
    overlay.read();
    database = fill(world, overlay);
  };
  const upToDate = () => {
    if (!overlay.isUnsaved() && overlay.changedElsewhere()) reload();
    return database;
  };
  const rows = (noun: NounName): readonly Row[] => {
    const { items } = collectionOf(upToDate(), noun);
    if (!nounOf(noun).overtaken) return items;
    const today = clock().toISOString().slice(0, 10);
    return items.map((row) => asRead(noun, row, today));
  };

  return {
    rows,
    find: (noun: NounName, id: string): Row | null => rows(noun).find((row) => row.id === id) ?? null,

    /** Waits for the changes before this one, so that what was checked still holds when it is written. */
    inTurn: <T>(act: () => Promise<T>): Promise<T> => {
      const done = queue.then(act);
      queue = done.catch(() => undefined);
      return done;
    },

    write: <T>(act: (writer: Writer) => T): T => {
      try {
        const result = act(writerTo(upToDate, overlay, clock));
        if (!overlay.save()) reload();
        return result;
      } catch (error) {
        reload();
        throw error;
      }
    },

    /** The same in several steps; others wait for their turn. */
    transact: async <T>(act: (writer: Writer) => Promise<T>): Promise<T> => {
      try {
        const result = await act(writerTo(upToDate, overlay, clock));
        if (overlay.isUnsaved() && !overlay.save()) reload();
        return result;
      } catch (error) {
        if (overlay.isUnsaved()) reload();
        throw error;
      }
    },

    /** Forgets every change: the world as it was made. */
    reset: () => {
      overlay.clear();
      reload();
    },
  };
};

const collectionOf = (database: Database, noun: NounName) => database.getCollection(noun) as Collection<Row>;

/** Items are assigned, as fakerest's own constructor takes time with the square of their number. */
const fill = (world: World, overlay: Overlay): Database => {
  const database = new Database();
  for (const noun of nounNames) {
    const { rows, removed, next } = overlay.of(noun);
    const untouched = (world[noun] ?? []).filter(({ id }) => !rows.has(id) && !removed.has(id));
    const collection: Collection<Row> = new Collection<Row>({
      getNewId: () => idOf(noun, collection.sequence),
    });
    collection.items = [...untouched, ...rows.values()];
    collection.sequence = Math.max(next, ...(world[noun] ?? []).map((row) => numberOf(row.id) + 1), 1);
    database.addCollection(noun, collection);
  }
  return database;
};

const writerTo = (upToDate: () => Database, overlay: Overlay, clock: () => Date): Writer => {
  const now = clock().toISOString();
  return {
    add: (noun, columns) => {
      const fresh = { ...columns, version: 1, createdAt: now, updatedAt: now };
      const id = ownId(noun, columns, collectionOf(upToDate(), noun));
      const row = upToDate().addOne(noun, { ...fresh, ...(id && { id }) }) as Row;
      if (!id) overlay.of(noun).next = ++collectionOf(upToDate(), noun).sequence;
      overlay.put(noun, row);
      return asRead(noun, row, now.slice(0, 10));
    },
    change: (noun, before, columns) => {
      const row = asKept(noun, { ...before, ...columns, version: before.version + 1, updatedAt: now });
      const collection = collectionOf(upToDate(), noun);
      collection.items[collection.getIndex(before.id)] = row;
      overlay.put(noun, row);
      return asRead(noun, row, now.slice(0, 10));
    },
    count: (noun, id, field, by = 1) =>
      touch(upToDate(), overlay, noun, id, (before) => ({ [field]: Number(before[field]) + by })),
    touch: (noun, id, columns) => touch(upToDate(), overlay, noun, id, () => columns),
    remove: (noun, id) => {
      upToDate().removeOne(noun, id);
      overlay.remove(noun, id);
    },
  };
};

const touch = (
  database: Database,
  overlay: Overlay,
  noun: NounName,
  id: string,
  columnsOf: (before: Row) => Columns,
) => {
  const collection = collectionOf(database, noun);
  const at = collection.getIndex(id);
  const before = collection.items[at];
  if (!before) return;
  const row = { ...before, ...columnsOf(before) };
  collection.items[at] = row;
  overlay.put(noun, row);
};

/** The next number of a row that is numbered beside the others of its noun. */
const ownId = (noun: NounName, columns: Columns, { items }: Collection<Row>): string | null => {
  const { prefix } = nounOf(noun);
  const own = prefixOf(nounOf(noun), columns);
  if (own === prefix) return null;
  const numbers = items.filter(({ id }) => id.startsWith(`${own}-`)).map(({ id }) => numberOf(id));
  return numbered(own, Math.max(0, ...numbers) + 1);
};

/** `TKT-007`: the noun's prefix and a number of at least three digits. */
const idOf = (noun: NounName, number: number) => numbered(nounOf(noun).prefix, number);
const numbered = (prefix: string, number: number) => `${prefix}-${String(number).padStart(3, '0')}`;
const numberOf = (id: string) => Number(id.slice(id.lastIndexOf('-') + 1)) || 0;
