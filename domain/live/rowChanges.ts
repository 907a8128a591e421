import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import { audienceOf, concernsEveryone, everyone } from './audience.ts';

export const changeKinds = ['create', 'edit', 'delete'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** That a row changed, without its values. Without an id, many rows of the noun changed. */
export type RowChange = {
  noun: NounName;
  id: string | null;
  kind: ChangeKind;
  version: number | null;
};

/** With the keys of the people it is meant for. */
export type AddressedChange = RowChange & { audience: string[] };

/** Nouns with a row for each change of another row, or only totals: no page shows them live. */
const unwatched: readonly NounName[] = [
  'auditLogs',
  'featureDays',
  'platformDays',
  'profileViews',
  'jobViews',
];

/** Changes of one noun in one transaction that are listed one by one; more become one without an id. */
const mostEach = 20;

type Noted = { before: Row | null; after: Row | null };
type OfNoun = { rows: Map<string, Noted>; audience: Set<string> };
export type RowChanges = ReturnType<typeof collectChanges>;

/** Collects what one transaction changes. */
export const collectChanges = () => {
  const nouns = new Map<NounName, OfNoun>();

  const ofNoun = (noun: NounName): OfNoun => {
    const known = nouns.get(noun) ?? { rows: new Map(), audience: new Set() };
    nouns.set(noun, known);
    return known;
  };

  return {
    isEmpty: () => nouns.size === 0,

    /** A row was created (no `before`), edited or deleted (no `after`). */
    note: (noun: NounName, before: Row | null, after: Row | null) => {
      const id = (after ?? before)?.id;
      if (id === undefined || unwatched.includes(noun)) return;
      const { rows } = ofNoun(noun);
      rows.set(id, { before: rows.has(id) ? (rows.get(id)?.before ?? null) : before, after });
    },

    /** A row was written whose id is not known. */
    noteSome: (noun: NounName, row: Record<string, unknown>) => {
      if (unwatched.includes(noun)) return;
      const { audience } = ofNoun(noun);
      for (const key of audienceOf(noun, row)) audience.add(key);
    },

    addressed: (): AddressedChange[] => [...nouns].flatMap(([noun, found]) => addressed(noun, found)),
  };
};

const addressed = (noun: NounName, of: OfNoun): AddressedChange[] => {
  const told = toReaders(noun, of);
  const isForEveryone = [...of.rows.values()].some(({ before, after }) =>
    concernsEveryone(noun, after ?? before ?? {}),
  );
  // Without an id: not everyone may know of the row.
  return isForEveryone
    ? [...told, { noun, id: null, kind: 'edit', version: null, audience: [everyone] }]
    : told;
};

const toReaders = (noun: NounName, { rows, audience }: OfNoun): AddressedChange[] => {
  const some = new Set(audience);
  const each = rows.size <= mostEach;
  const listed = each ? [...rows].flatMap(([id, noted]) => changesOf(noun, id, noted)) : [];
  if (!each)
    for (const { before, after } of rows.values())
      for (const row of [before, after]) for (const key of row ? audienceOf(noun, row) : []) some.add(key);
  if (some.size === 0) return listed;
  return [...listed, { noun, id: null, kind: 'edit', version: null, audience: [...some] }];
};

/** A row that moves out of somebody's scope is deleted for them, and created for whom it moves into. */
const changesOf = (noun: NounName, id: string, { before, after }: Noted): AddressedChange[] => {
  const was = before ? audienceOf(noun, before) : new Set<string>();
  const is = after ? audienceOf(noun, after) : new Set<string>();
  const version = after?.version ?? null;
  return [
    { noun, id, kind: 'create' as const, version, audience: [...is].filter((key) => !was.has(key)) },
    { noun, id, kind: 'edit' as const, version, audience: [...is].filter((key) => was.has(key)) },
    { noun, id, kind: 'delete' as const, version: null, audience: [...was].filter((key) => !is.has(key)) },
  ].filter((change) => change.audience.length > 0);
};
