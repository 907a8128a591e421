import type { Values } from '../change/context.ts';
import type { Interviewer } from '../contract/hiring/interviewers.ts';
import type { Row } from '../contract/noun.ts';

/** The person being erased, and the row that remains. */
export type Erased = {
  id: string;
  /** `Erased person USR-012`, for fields that require a name. */
  name: string;
  /** An undeliverable address. */
  address: string;
  before: Row;
  /** The person's names in other rows. */
  names: readonly string[];
  email: string | null;
  now: Date;
};

/** Placeholder in a required text. */
const blank = '–';
const none = { 'text[]': [], jsonb: [] } as Record<string, unknown>;
type Turn = { value: unknown; column: string; person: Erased };

/** Whether a line of a list of people is about the person. */
export const namesPerson = (one: Interviewer, { names, email }: Pick<Erased, 'names' | 'email'>): boolean =>
  one.email === null ? names.includes(one.name) : one.email === email;

const swap = (text: unknown, { names, name }: Erased): string =>
  names.reduce((left, known) => left.replaceAll(known, name), String(text));

/** How a field is erased. */
const eraseModes = {
  kept: ({ value }: Turn) => value,
  emptied: ({ column }: Turn) => none[column] ?? null,
  /** Cleared in a field whose values are no list. */
  nulled: () => null,
  /** Cleared in a required field. */
  blank: ({ value }: Turn) => (value === null ? null : blank),
  zero: () => 0,
  no: () => false,
  /** Replaced with the placeholder name of the erased person. */
  name: ({ person }: Turn) => person.name,
  firstName: () => 'Erased',
  lastName: ({ person }: Turn) => `person ${person.id}`,
  address: ({ person }: Turn) => person.address,
  /** Replaced if it is the person's name, or contains their address. */
  sameName: ({ value, person }: Turn) => (person.names.includes(String(value)) ? person.name : value),
  /** The person's name within a sentence written by the store. */
  within: ({ value, person }: Turn) => (value === null ? null : swap(value, person)),
  withoutAddress: ({ value, person }: Turn) => (value as string[]).filter((one) => one !== person.email),
  /** Of a list of people, the person's own line: the one with their address, or their name and no other address. */
  people: ({ value, person }: Turn) =>
    (value as Interviewer[]).map((one) =>
      namesPerson(one, person) ? { name: person.name, email: null } : one,
    ),
  withoutId: ({ value, person }: Turn) => (value as string[]).filter((one) => one !== person.id),
  /** Cleared if it equals a value of the person's own row. */
  own: ({ value, person }: Turn) => (ownWords(person).includes(value) ? null : value),
  now: ({ person }: Turn) => person.now.toISOString(),
} satisfies Record<string, (turn: Turn) => unknown>;
type EraseMode = keyof typeof eraseModes;

const ownWords = ({ before, names, email }: Erased): unknown[] => [...names, email, before.phone];

/** The new value of a field, given the erased person and the row. */
export const erasedValue = (mode: EraseMode, turn: Turn): unknown => eraseModes[mode](turn);
export type EraseModes = Readonly<Record<string, EraseMode>>;
export type Also = (row: Row, person: Erased) => Values;
