import type { Values } from '../change/context.ts';
import type { Interviewer } from '../contract/hiring/interviewers.ts';
import { type NounName, nounOf, storedNouns } from '../contract/index.ts';
import { fieldMeta, type Row } from '../contract/noun.ts';
import { type Erased, type EraseModes, erasedValue, namesPerson } from './eraseModes.ts';
import { lastState, ownRow } from './ownRow.ts';
import { type PersonalDataPlace, personalDataPlaces } from './personalDataPlaces.ts';
import type { PersonNoun } from './personNouns.ts';

/** Rows of a noun whose field equals one of these values, has it in a list, contains it in its text, or lists people with it as name or address. */
export type RowQuery = {
  noun: NounName;
  field: string;
  how: 'is' | 'among' | 'within' | 'people';
  values: readonly string[];
};
export type FindRows = (look: RowQuery) => Promise<Row[]>;

/** Row changes of an erasure; the person's own row is the first of the changed. */
export type Erasure = {
  changed: { noun: NounName; row: Row; values: Values }[];
  removed: { noun: NounName; row: Row }[];
  /** Rows that refer to the person and contain nothing else about them. */
  kept: { noun: NounName; row: Row }[];
};

/** Plans an erasure: the changes of the person's own row and of each row with data about them. */
export const planErasure = async (
  noun: PersonNoun,
  person: Row,
  findRows: FindRows,
  now: Date,
): Promise<Erasure> => {
  const erased = erasedOf(noun, person, now);
  const own = { ...become(noun, person, ownRow[noun], erased), ...lastState[noun] };
  const found = new Map<string, Found>();
  for (const place of personalDataPlaces().filter(({ of }) => of === noun))
    for (const row of await rowsOf(place, erased, findRows, found)) note(found, place, row, erased);
  const all = [...found.values()];
  return {
    changed: [
      { noun, row: person, values: own },
      ...all.filter(({ removed, values }) => !removed && Object.keys(values).length > 0),
    ],
    removed: all.filter(({ removed }) => removed),
    kept: all.filter(({ removed, values }) => !removed && Object.keys(values).length === 0),
  };
};

/** A row with data about a person, and the fields concerned; without `fields`, all of it is. */
type Telling = { noun: NounName; field: string; row: Row; fields: readonly string[] | null };

/**
 * Every row that an erasure would find, for the person's export: whole rows if they refer to the person, else
 * only the fields about them, as the rest belongs to someone else.
 */
export const rowsTellingOf = async (
  noun: PersonNoun,
  person: Row,
  findRows: FindRows,
  now: Date,
): Promise<Telling[]> => {
  const erased = erasedOf(noun, person, now);
  const found = new Map<string, Found>();
  const told: Telling[] = [];
  for (const place of personalDataPlaces().filter(({ of }) => of === noun))
    for (const row of await rowsOf(place, erased, findRows, found)) {
      found.set(`${place.noun} ${row.id}`, { noun: place.noun, row, values: {}, removed: false });
      told.push({ noun: place.noun, field: place.by, row, fields: fieldsAbout(place) });
    }
  return told;
};

const fieldsAbout = ({ holds = 'id', by, fields = {} }: PersonalDataPlace): readonly string[] | null => {
  if (holds === 'id' || holds === 'idAmong' || holds === 'made') return null;
  return ['id', by, ...Object.keys(fields).filter((field) => fields[field] !== 'kept')];
};

type Found = { noun: NounName; row: Row; values: Values; removed: boolean };

export const nameOf = (noun: PersonNoun, person: Row): string =>
  String(noun === 'users' ? person.fullName : person.name);

/** The anonymous row that remains. */
export const erasedOf = (noun: PersonNoun, before: Row, now: Date): Erased => ({
  id: before.id,
  name: `Erased person ${before.id}`,
  address: `erased-${before.id.toLowerCase()}@erased.invalid`,
  before,
  names: [nameOf(noun, before)],
  email: (before.email ?? null) as string | null,
  now,
});

const note = (found: Map<string, Found>, place: PersonalDataPlace, row: Row, erased: Erased) => {
  const key = `${place.noun} ${row.id}`;
  const known = found.get(key) ?? { noun: place.noun, row, values: {}, removed: false };
  const { removed, fields = {}, also } = place;
  found.set(key, {
    ...known,
    values: { ...known.values, ...become(place.noun, row, fields, erased), ...also?.(row, erased) },
    removed: known.removed || removed === true || (removed ? row.status === removed.status : false),
  });
};

/** The fields that change. */
const become = (noun: NounName, row: Row, fields: EraseModes, person: Erased): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, mode]) => {
      const column = fieldMeta(nounOf(noun), field)?.column ?? 'text';
      const value = erasedValue(mode, { value: row[field], column, person });
      return JSON.stringify(value) === JSON.stringify(row[field]) ? [] : [[field, value]];
    }),
  );

const rowsOf = async (
  place: PersonalDataPlace,
  person: Erased,
  findRows: FindRows,
  found: Map<string, Found>,
) => {
  const values = await valuesOf(place, person, findRows, found);
  if (values.length === 0) return [];
  const { noun, by: field, holds } = place;
  const rows = await findRows({ noun, field, how: hows[holds ?? 'id'] ?? 'is', values });
  if (holds === 'name') return rows.filter((row) => isNear(row, person.before));
  if (holds !== 'people') return rows;
  return rows.filter((row) =>
    ((row[field] ?? []) as Interviewer[]).some(
      (one) => namesPerson(one, person) && (one.email !== null || isNear(row, person.before)),
    ),
  );
};

const hows: Partial<Record<NonNullable<PersonalDataPlace['holds']>, RowQuery['how']>> = {
  emailAmong: 'among',
  idAmong: 'among',
  nameWithin: 'within',
  people: 'people',
};

const valuesOf = async (
  { noun, holds = 'id', through }: PersonalDataPlace,
  person: Erased,
  findRows: FindRows,
  found: Map<string, Found>,
): Promise<readonly string[]> => {
  if (through) return [...found.values()].filter((one) => one.noun === through).map(({ row }) => row.id);
  if (holds === 'made') return madeBy(noun, person, findRows);
  if (holds === 'id' || holds === 'idAmong') return [person.id];
  if (holds === 'name' || holds === 'nameWithin') return person.names.filter((name) => name.includes(' '));
  const address = person.email ? [person.email] : [];
  return holds === 'people' ? [...person.names, ...address] : address;
};

/** Ids of rows that the person created, according to the audit log. */
const madeBy = async (noun: NounName, { id }: Erased, findRows: FindRows): Promise<string[]> =>
  (await findRows({ noun: 'auditLogs', field: 'userId', how: 'is', values: [id] }))
    .filter((entry) => entry.noun === noun && entry.action === 'create')
    .map(({ target }) => String(target));

const owners = ['companyId', 'providerId', 'recruiterId'];
/** Names are matched in rows of the person's own company; for an operator, in rows of all companies. */
const isNear = (row: Row, { companyId }: Row): boolean =>
  companyId === null || row.id === companyId || owners.some((field) => row[field] === companyId);

export const erasedNouns = (): NounName[] =>
  storedNouns().filter((noun) => personalDataPlaces().some((place) => place.noun === noun));
/** Nouns of which an erasure deletes rows. */
export const removedNouns = (): NounName[] =>
  storedNouns().filter((noun) => personalDataPlaces().some((place) => place.noun === noun && place.removed));
