import type { Values } from '../change/context.ts';
import type { Row } from '../contract/noun.ts';

/** Whose data are erased, as they were, and the row that stays of them. */
export type Erased = {
  id: string;
  /** `Erased person USR-012`, for whatever must have a name. */
  name: string;
  /** An address that no mail reaches. */
  address: string;
  before: Row;
  /** The names that other rows know this person by. */
  names: readonly string[];
  email: string | null;
  now: Date;
};

/** Stands in a text that may not be empty. */
export const blank = '–';
const none = { 'text[]': [], jsonb: [] } as Record<string, unknown>;
type Turn = { value: unknown; column: string; person: Erased };

const swap = (text: unknown, { names, name }: Erased): string =>
  names.reduce((left, known) => left.replaceAll(known, name), String(text));

/** What becomes of a field. */
export const eraseModes = {
  kept: ({ value }: Turn) => value,
  emptied: ({ column }: Turn) => none[column] ?? null,
  /** Emptied where something must stand. */
  blank: ({ value }: Turn) => (value === null ? null : blank),
  zero: () => 0,
  no: () => false,
  /** Replaced by what the erased person is called from now on. */
  name: ({ person }: Turn) => person.name,
  firstName: () => 'Erased',
  lastName: ({ person }: Turn) => `person ${person.id}`,
  address: ({ person }: Turn) => person.address,
  /** Replaced where it is the person's name, or theirs among other addresses. */
  sameName: ({ value, person }: Turn) => (person.names.includes(String(value)) ? person.name : value),
  /** The person's name within a sentence that was written by the store. */
  within: ({ value, person }: Turn) => (value === null ? null : swap(value, person)),
  withoutAddress: ({ value, person }: Turn) => (value as string[]).filter((one) => one !== person.email),
  /** Emptied where it says what the person's own row says. */
  own: ({ value, person }: Turn) => (ownWords(person).includes(value) ? null : value),
  now: ({ person }: Turn) => person.now.toISOString(),
} satisfies Record<string, (turn: Turn) => unknown>;
export type EraseMode = keyof typeof eraseModes;

const ownWords = ({ before, names, email }: Erased): unknown[] => [...names, email, before.phone];

/** Of an erased person and their row, what each field becomes. */
export const erasedValue = (mode: EraseMode, turn: Turn): unknown => eraseModes[mode](turn);
export type EraseModes = Readonly<Record<string, EraseMode>>;
export type Also = (row: Row, person: Erased) => Values;
