import { z } from 'zod';
import { metaOf } from '../../../domain/contract/fields.ts';
import { isNounName, isOwnNoun, type NounName, nounOf } from '../../../domain/contract/index.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import type { Keep } from './keep.ts';
import { keptShape, readStored } from './overlay.ts';
import type { World } from './worldStore.ts';

/** Stored changes that this version cannot read: how many rows, if known, and what was stored. */
export type SetAside = { version: string | null; rows: number | null; content: unknown };

const listed = () =>
  z.array(z.object({ version: z.string().nullable(), rows: z.int().nullable(), content: z.unknown() }));

export const readSetAside = (aside: Keep): SetAside[] => {
  try {
    return listed().parse(JSON.parse(aside.read() ?? '[]')) as SetAside[];
  } catch {
    return [];
  }
};

/**
 * Moves stored changes that this version cannot read to a place of their own, where they stay until their
 * owner downloads or discards them: a text in another format, rows of another shape, and, if another version
 * stored them, rows that refer to rows which are no longer in the sample data.
 */
export const setAsideUnreadable = (keep: Keep, aside: Keep, world: World, version: string): void => {
  const text = keep.read();
  if (text === null) return;
  const stored = readText(text);
  if (stored === null) {
    keep.clear();
    move(aside, { version: null, rows: null, content: text });
    return;
  }
  const { readable, unreadable } = divide(stored, world, stored.version !== version);
  const rows = Object.values(unreadable).flat().length;
  if (rows === 0) return;
  keep.clear();
  move(aside, { version: stored.version ?? null, rows, content: unreadable });
  keep.write(JSON.stringify({ ...stored, nouns: readable }));
};

const move = (aside: Keep, what: SetAside): void =>
  aside.write(JSON.stringify([...readSetAside(aside), what]));

type Stored = z.output<ReturnType<typeof keptShape>>;

const readText = (text: string): Stored | null => {
  try {
    return keptShape().parse(JSON.parse(text));
  } catch {
    return null;
  }
};

const divide = ({ nouns }: Stored, world: World, fromAnotherVersion: boolean) => {
  const unreadable: Record<string, unknown[]> = {};
  let readable = nouns;
  const leaveOut = (isGood: (noun: NounName, row: unknown) => boolean): boolean => {
    let found = false;
    readable = Object.fromEntries(
      Object.entries(readable).map(([noun, kept]) => {
        // Rows of a plugin that is off are stored as they are.
        if (!isNounName(noun) && !isOwnNoun(noun)) return [noun, kept];
        const bad = kept.rows.filter((row) => !isGood(noun, row));
        if (bad.length === 0) return [noun, kept];
        found = true;
        unreadable[noun] = [...(unreadable[noun] ?? []), ...bad];
        return [noun, { ...kept, rows: kept.rows.filter((row) => isGood(noun, row)) }];
      }),
    );
    return found;
  };
  leaveOut((noun, row) => readStored(noun, row) !== null);
  // A row that is left out may leave others without the row that they refer to.
  while (fromAnotherVersion && leaveOut(refersToRowsOf(world, readable)));
  return { readable, unreadable };
};

const refersToRowsOf = (world: World, nouns: Stored['nouns']) => {
  const ids = new Map<string, ReadonlySet<unknown>>();
  const idsOf = (noun: string) => {
    const known =
      ids.get(noun) ??
      new Set([...(world[noun] ?? []), ...((nouns[noun]?.rows ?? []) as Row[])].map(({ id }) => id));
    ids.set(noun, known);
    return known;
  };
  return (noun: NounName, row: unknown): boolean =>
    Object.entries(nounOf(noun).fields).every(([field, schema]) => {
      const { references, whenGone } = metaOf(schema);
      const value = (row as Row)[field];
      return !references || whenGone === 'kept' || value == null || idsOf(references).has(value);
    });
};
