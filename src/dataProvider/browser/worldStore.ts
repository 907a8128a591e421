import type { Scope } from '../../../domain/access/can.ts';
import { type NounName, nounOf, type RowIn, storedNouns } from '../../../domain/contract/index.ts';
import { prefixOf, type Row } from '../../../domain/contract/noun.ts';
import { type AddressedChange, collectChanges, type RowChanges } from '../../../domain/live/rowChanges.ts';
import { asKept, asRead } from '../../../domain/query/derivedStatus.ts';
import type { ListQuery } from '../../../domain/query/query.ts';
import { utcDay } from '../../../domain/time/days.ts';
import type { Columns } from '../rowCalls.ts';
import type { Keep } from './keep.ts';
import { type Overlay, openOverlay } from './overlay.ts';
import type { RowCollection } from './rowCollection.ts';
import { openRowProvider } from './rowProvider.ts';
import { withNulls } from './storedRows.ts';

/** The rows of every noun; a missing noun has none. */
export type World = Readonly<Partial<Record<string, readonly Row[]>>>;
export type WorldStore = ReturnType<typeof openWorldStore>;

/** Writes that are stored together or not at all. */
export type Writer = {
  add(noun: NounName, columns: Columns): Row;
  change(noun: NounName, before: Row, columns: Columns): Row;
  /** Increments or decrements a counter, without a new version of the row. */
  count(noun: NounName, id: string, field: string, by?: number): void;
  /** Writes columns that follow from another row, without a new version of this one. */
  touch(noun: NounName, id: string, columns: Columns): void;
  remove(noun: NounName, id: string): void;
};

type CollectionOf = (noun: NounName) => RowCollection;

/** Milliseconds between saves of a job. */
const saveEvery = 1000;

/**
 * Rows in memory from which ra-data-fakerest reads, with changes saved separately. A changed row is a new
 * object: the initial world is never modified. `tell` is called with what each write changed;
 * `version` is the product's.
 */
export const openWorldStore = (
  world: World,
  keep: Keep,
  clock: () => Date,
  tell: (changes: AddressedChange[]) => void = () => {},
  version = '',
) => {
  const overlay = openOverlay(keep, version);
  const provider = openRowProvider();
  let day = '';
  let queue: Promise<unknown> = Promise.resolve();
  /**
   * A job saves what it has done now and then, and tells of it then, until one of its rows fails, with which all since the
   * last save is lost.
   */
  const bulk = { isOn: false, hasFailed: false, savedAt: 0 };
  const mayWait = () => bulk.isOn && performance.now() - bulk.savedAt < saveEvery;
  const untold: RowChanges[] = [];
  const save = () => {
    if (overlay.isUnsaved() && !overlay.save()) reload();
    bulk.savedAt = performance.now();
    for (const changes of untold.splice(0)) told(changes);
  };

  const fillAll = () => {
    day = utcDay(clock());
    for (const noun of storedNouns()) fill(provider.collection(noun), noun, world[noun] ?? [], overlay, day);
  };
  const reload = () => {
    overlay.read();
    fillAll();
  };
  const upToDate = () => {
    const isBehind = overlay.changedElsewhere() || day !== utcDay(clock());
    if (isBehind && !overlay.isUnsaved()) reload();
  };
  const rows = <N extends NounName>(noun: N): readonly RowIn<N>[] => {
    upToDate();
    return provider.collection(noun).items as readonly Row[] as readonly RowIn<N>[];
  };
  const find = <N extends NounName>(noun: N, id: string): RowIn<N> | null =>
    rows(noun).find((row) => row.id === id) ?? null;
  const told = (changes: RowChanges) => {
    if (!changes.isEmpty()) tell(changes.addressed());
  };
  fillAll();

  return {
    rows,
    find,

    /** Copies of the rows of a list query, with the total count. */
    list: (noun: NounName, scopes: readonly Scope[], query: ListQuery) => {
      upToDate();
      return provider.list(noun, scopes, query);
    },

    /** A copy of this row. ra-data-fakerest would log an error for a missing one. */
    show: async (noun: NounName, id: string): Promise<Row | null> => find(noun, id) && provider.one(noun, id),

    /** Waits for earlier changes, also those of other tabs, so that checks are still valid when the change is written. */
    enqueue: <T>(act: () => Promise<T>): Promise<T> => {
      const done = queue.then(() => keep.alone(act));
      queue = done.catch(() => undefined);
      return done;
    },

    write: <T>(act: (writer: Writer) => T): T => {
      try {
        upToDate();
        const changes = collectChanges();
        const result = act(writerTo(provider.collection, overlay, clock, changes));
        if (!overlay.save()) reload();
        told(changes);
        return result;
      } catch (error) {
        reload();
        throw error;
      }
    },

    /** The same in several steps; others wait for their turn. */
    transact: async <T>(act: (writer: Writer) => Promise<T>): Promise<T> => {
      try {
        upToDate();
        const changes = collectChanges();
        const result = await act(writerTo(provider.collection, overlay, clock, changes));
        untold.push(changes);
        if (!mayWait()) save();
        return result;
      } catch (error) {
        if (overlay.isUnsaved()) {
          untold.length = 0;
          if (bulk.isOn) Object.assign(bulk, { isOn: false, hasFailed: true });
          reload();
        }
        throw error;
      }
    },

    /**
     * Runs a job of many transactions, while others wait: all changes are one text, and saving it after each took most of
     * a job's time. What a closed page or a row that fails takes along is due again.
     */
    inBulk: async <T>(act: () => Promise<T>): Promise<T> => {
      Object.assign(bulk, { isOn: !bulk.hasFailed, savedAt: performance.now() });
      try {
        return await act();
      } finally {
        bulk.isOn = false;
        save();
      }
    },

    /** Discards all changes. */
    reset: () => {
      overlay.clear();
      reload();
    },
  };
};

/**
 * Fills a noun's collection with its rows as of this day. They are assigned, as adding them one by one takes
 * quadratic time.
 */
const fill = (
  collection: RowCollection,
  noun: NounName,
  world: readonly Row[],
  overlay: Overlay,
  day: string,
) => {
  const { rows, removed, next } = overlay.of(noun);
  const untouched = world.filter(({ id }) => !rows.has(id) && !removed.has(id));
  const items = [...untouched, ...rows.values()];
  collection.items = nounOf(noun).derivedStatus ? items.map((row) => asRead(noun, row, day)) : items;
  collection.sequence = Math.max(next, ...world.map((row) => numberOf(row.id) + 1), 1);
  collection.getNewId = () => numbered(nounOf(noun).prefix, collection.sequence);
};

const writerTo = (
  collectionOf: CollectionOf,
  overlay: Overlay,
  clock: () => Date,
  changes: RowChanges,
): Writer => {
  const now = clock().toISOString();
  const place = (noun: NounName, at: number, row: Row): Row => {
    const read = asRead(noun, row, utcDay(now));
    collectionOf(noun).items[at] = read;
    overlay.put(noun, row);
    return read;
  };
  const touch = (noun: NounName, id: string, columnsOf: (before: Row) => Columns) => {
    const collection = collectionOf(noun);
    const at = collection.getIndex(id);
    const before = collection.items[at];
    if (!before) return;
    const after = place(noun, at, asKept(noun, { ...before, ...columnsOf(before) }));
    changes.note(noun, before, after);
  };
  return {
    add: (noun, columns) => {
      const collection = collectionOf(noun);
      const fresh = { ...withNulls(noun, columns), version: 1, createdAt: now, updatedAt: now };
      const id = nounOf(noun).scattered ? drawnId(noun, collection) : ownId(noun, columns, collection.items);
      const row = collection.addOne({ ...fresh, ...(id && { id }) } as Row);
      if (!id) overlay.of(noun).next = ++collection.sequence;
      const added = place(noun, collection.items.length - 1, row);
      changes.note(noun, null, added);
      return added;
    },
    change: (noun, before, columns) => {
      const row = asKept(noun, { ...before, ...columns, version: before.version + 1, updatedAt: now });
      const after = place(noun, collectionOf(noun).getIndex(before.id), row);
      changes.note(noun, before, after);
      return after;
    },
    count: (noun, id, field, by = 1) =>
      touch(noun, id, (before) => ({ [field]: Number(before[field]) + by })),
    touch: (noun, id, columns) => touch(noun, id, () => columns),
    remove: (noun, id) => {
      const gone = collectionOf(noun).removeOne(id) as Row | undefined;
      if (gone) changes.note(noun, gone, null);
      overlay.remove(noun, id);
    },
  };
};

/** Next number of a row with its own number sequence. */
const ownId = (noun: NounName, columns: Columns, items: readonly Row[]): string | null => {
  const { prefix } = nounOf(noun);
  const own = prefixOf(nounOf(noun), columns);
  if (own === prefix) return null;
  const numbers = items.filter(({ id }) => id.startsWith(`${own}-`)).map(({ id }) => numberOf(id));
  return numbered(own, Math.max(0, ...numbers) + 1);
};

/** A number that no row has, as the server draws it. */
const drawnId = (noun: NounName, collection: RowCollection): string => {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const id = numbered(nounOf(noun).prefix, 1_000_000 + (random % 9_000_000));
  return collection.getIndex(id) === -1 ? id : drawnId(noun, collection);
};

/** `TKT-007`: the noun's prefix and at least three digits. */
const numbered = (prefix: string, number: number) => `${prefix}-${String(number).padStart(3, '0')}`;
const numberOf = (id: string) => Number(id.slice(id.lastIndexOf('-') + 1)) || 0;
