import { z } from 'zod';
import { isNounName, isOwnNoun, type NounName, nounOf } from '../../../domain/contract/index.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { Refusal } from '../../../domain/errors.ts';
import type { Columns } from '../rowCalls.ts';
import type { Keep } from './keep.ts';
import { withNulls } from './storedRows.ts';

/**
 * Changes of one noun relative to the initial world. `next` is the next row number, so that ids are never
 * reused, and `printed` is the serialized rows, or null if they must be serialized again. Those of a
 * third-party plugin that is off are only `printed`.
 */
type Difference = { rows: Map<string, Row>; removed: Set<string>; next: number; printed: string | null };
type Differences = Map<string, Difference>;
export type Overlay = ReturnType<typeof openOverlay>;

/** Dropped first when storage runs out: append-only journals. */
const journals: NounName[] = ['auditLogs', 'activities'];

export const keptShape = () =>
  z.object({
    format: z.literal(1),
    /** The version of the product that stored the changes. */
    version: z.string().optional(),
    nouns: z.record(
      z.string(),
      z.object({ rows: z.array(z.unknown()), removed: z.array(z.string()), next: z.int() }),
    ),
  });

/**
 * Changes to a world, serialized as one text with the version of the product. Unreadable text is treated as
 * missing; `setAsideUnreadable` moves it to a place of its own first.
 */
export const openOverlay = (keep: Keep, version: string) => {
  let text = keep.read();
  let differences = parse(text);
  let isUnsaved = false;

  const of = (noun: NounName): Difference => {
    const known = differences.get(noun) ?? { rows: new Map(), removed: new Set(), next: 0, printed: '' };
    differences.set(noun, known);
    return known;
  };
  const write = () => {
    const written = print(differences, version);
    keep.write(written);
    text = written;
  };

  return {
    of,
    /** Whether anything was added or removed since the last save or load. */
    isUnsaved: () => isUnsaved,
    put: (noun: NounName, row: Row) => {
      isUnsaved = true;
      const known = of(noun);
      known.printed = known.rows.has(row.id) ? null : withAnother(known.printed, row);
      known.rows.set(row.id, row);
    },
    remove: (noun: NounName, id: string) => {
      isUnsaved = true;
      const known = of(noun);
      if (known.rows.delete(id)) known.printed = null;
      known.removed.add(id);
    },
    /** Whether another tab has saved changes since. */
    changedElsewhere: () => keep.read() !== text,
    read: () => {
      isUnsaved = false;
      text = keep.read();
      differences = parse(text);
    },
    /** Saves the changes, without the oldest journal rows if there is no room; false if some were dropped. */
    save: (): boolean => {
      const isWhole = writeOrMakeRoom(write, of);
      isUnsaved = false;
      return isWhole;
    },
    clear: () => keep.clear(),
  };
};

/** Drops half of the journals repeatedly until the change fits; false if it never does. */
const writeOrMakeRoom = (write: () => void, of: (noun: NounName) => Difference): boolean => {
  try {
    write();
    return true;
  } catch {
    // Not enough storage.
  }
  while (journals.some((noun) => of(noun).rows.size > 0)) {
    for (const noun of journals) forgetOlderHalf(of(noun));
    try {
      write();
      return false;
    } catch {
      // Still not enough storage.
    }
  }
  throw new Refusal(507, 'demo.storage-full');
};

const forgetOlderHalf = (journal: Difference) => {
  const ids = [...journal.rows.keys()];
  for (const id of ids.slice(0, Math.ceil(ids.length / 2))) journal.rows.delete(id);
  journal.printed = null;
};

const print = (differences: Differences, version: string): string => {
  const nouns = [...differences].map(([noun, difference]) => {
    difference.printed ??= [...difference.rows.values()].map(printRow).join();
    const { printed, removed, next } = difference;
    return `"${noun}":{"rows":[${printed}],"removed":${JSON.stringify([...removed])},"next":${next}}`;
  });
  // Concatenated rather than joined, which would copy everything even if nobody reads it.
  const all = nouns.reduce((text, one) => (text ? `${text},${one}` : one), '');
  return `{"format":1,"version":${JSON.stringify(version)},"nouns":{${all}}}`;
};

/** A changed row is a new object, so each is serialized once, however often the changes are saved. */
const texts = new WeakMap<Row, string>();
const printRow = (row: Row): string => {
  const text = texts.get(row) ?? JSON.stringify(row);
  texts.set(row, text);
  return text;
};
const withAnother = (printed: string | null, row: Row): string | null =>
  printed ? `${printed},${printRow(row)}` : printed === '' ? printRow(row) : null;

const parse = (text: string | null): Differences => {
  try {
    const { nouns } = keptShape().parse(JSON.parse(text ?? ''));
    return new Map(
      Object.entries(nouns).map(([noun, { rows, removed, next }]) => [
        noun,
        {
          ...(isNounName(noun) || isOwnNoun(noun)
            ? { rows: readable(noun, rows), printed: null }
            : { rows: new Map(), printed: rows.map((row) => JSON.stringify(row)).join() }),
          removed: new Set(removed),
          next,
        },
      ]),
    );
  } catch {
    return new Map();
  }
};

/** Rows saved by another release with a different shape are left out; what it did not know is null. */
const readable = (noun: NounName, rows: readonly unknown[]): Map<string, Row> =>
  new Map(
    rows.flatMap((row) => {
      const read = readStored(noun, row);
      return read ? [[read.id, read]] : [];
    }),
  );

/** A row as its noun's schema describes it, or null. */
export const readStored = (noun: NounName, row: unknown): Row | null => {
  if (typeof row !== 'object' || row === null) return null;
  const whole = withNulls(noun, row as Columns);
  return nounOf(noun).schema.safeParse(whole).success ? (whole as Row) : null;
};
