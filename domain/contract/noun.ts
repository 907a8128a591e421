import { z } from 'zod';
import type { Faults, Message } from '../messages/message.ts';
import type { FieldMeta } from './fields.ts';
import { instant, isOptional, metaOf, whole } from './fields.ts';
import type { FileFormat } from './files/documentFile.ts';
import { pictureForm } from './files/picture.ts';
import type { UserType } from './userTypes.ts';

type Fields = Record<string, z.ZodType>;

/** Fields of every row, set by the store and never taken from a form. */
const kept = {
  id: z.string().meta({ label: 'ID', column: 'text' }),
  version: whole('Version', 1),
  createdAt: instant('Created'),
  updatedAt: instant('Updated'),
};
type Kept = { id: string; version: number; createdAt: string; updatedAt: string };
export type Row = Kept & Record<string, unknown>;

/** Transitions: from a state to the possible next states, each with the user types that may make it. */
type Moves = Record<string, Record<string, readonly UserType[]>>;
export type Lifecycle = {
  field: string;
  initial: readonly [string, ...string[]];
  moves: Moves;
  /** Why nobody makes a move directly: by the state before and after, in place of the usual refusal. */
  refused?: Record<string, Record<string, Message>>;
  /** Fields that come with the move to a state, even where the row is frozen. */
  along?: Record<string, readonly string[]>;
};

type Declaration<F extends Fields> = {
  /** Plural, camelCase: used in URLs, access rules and folder names. */
  name: string;
  label: string;
  plural: string;
  /** `TKT` gives TKT-001. */
  prefix: string;
  /** Rows with these values have their own number sequence and prefix. */
  prefixes?: { field: keyof F & string; of: Record<string, string> };
  /** New rows get scattered numbers of seven digits or more, so that nobody sees how many there are and which were added together. */
  scattered?: true;
  fields: F;
  /** Fields that only the server sets. */
  serverSet?: readonly (keyof F & string)[];
  /** Fields that can be set on create and never changed. */
  fixed?: readonly (keyof F & string)[];
  defaults?: Partial<{ [K in keyof F]: z.infer<F[K]> }>;
  /** Fields that must be unique. */
  unique?: readonly (keyof F & string)[];
  /** The rows among which `unique` holds; all rows by default. */
  uniqueWhile?: Partial<{ [K in keyof F]: z.infer<F[K]> }>;
  /** Fields that operators filter large lists by: row counts per value are maintained. */
  counted?: readonly (keyof F & string)[];
  /** Fields searched by the text search `q`. */
  search: readonly (keyof F & string)[];
  /** Fields by which the text search finds rows as well: the companies in these, by name, and these amounts. */
  foundBy?: { companies?: readonly (keyof F & string)[]; amounts?: readonly (keyof F & string)[] };
  /** The text search reads AND, OR, NOT, quotes and parentheses; otherwise it finds the text as it stands. */
  booleanSearch?: true;
  /** Its rows are companies; other rows belong to one by `companyId`, `providerId` or `recruiterId`. */
  isCompany?: true;
  /** A company's own log has the changes of its rows even while that log is switched off. */
  alwaysAudited?: true;
  /** Fields whose values are left out of the audit log, as not everyone who reads the log may read them. */
  confidential?: readonly (keyof F & string)[];
  /**
   * Somebody of a company is in charge of its rows: the users in these fields, or the person in `follows`. Rows that
   * refer to it concern these people as well.
   */
  inCharge?: readonly (keyof F & string)[];
  /** The field shown as the row's name. */
  title: (keyof F & string) | 'id';
  lifecycles?: readonly Lifecycle[];
  /** A status that follows from the date when a row is read (`query/derivedStatus.ts`) and is never stored. */
  derivedStatus?: {
    field: keyof F & string;
    from: string;
    to: string;
    /** The field with the last day of `from`. */
    after: keyof F & string;
  };
  /** Dates that are set when a state is reached. */
  stamps?: readonly {
    field: keyof F & string;
    to: string;
    writes: keyof F & string;
    as: 'date' | 'instant';
    /** An existing date is kept. */
    once?: true;
  }[];
  /** Dates of what has happened, so none is after today. */
  pastDates?: readonly (keyof F & string)[];
  /** Pairs of dates of which the second is not before the first. */
  datesInOrder?: readonly (readonly [keyof F & string, keyof F & string])[];
  /** The date of the last change made by a person. */
  touched?: keyof F & string;
  /** Required fields that a form may leave empty, as their values follow from the rest of the form. */
  assumed?(form: Record<string, unknown>): Record<string, unknown>;
  /** Fields that a form hides, given its other values. */
  notAsked?(form: Record<string, unknown>): readonly string[];
  /** Fields that do not apply to this row. */
  unused?(row: Values<F>): readonly string[];
  /** Fields computed from the others at each write. */
  derive?(row: Values<F>): Partial<Values<F>>;
  /** Validation across fields: messages by field name. */
  check?(row: Values<F>): Faults;
  /**
   * Its rows come with a file, whose bytes are stored separately; `below`: files are uploaded to the URL of
   * this row; `formats`: those accepted, if other than documents and pictures; `optional`: a row may come without.
   */
  file?: {
    below?: { noun: string; field: string; path: string };
    formats?: readonly FileFormat[];
    optional?: true;
  };
  /** Why this row can no longer be changed, or null. */
  frozen?(row: Values<F>): Message | null;
};

/** Prefix of a row's number. */
export const prefixOf = ({ prefix, prefixes }: Noun, row: Record<string, unknown>): string =>
  prefixes?.of[String(row[prefixes.field])] ?? prefix;

type Values<F extends Fields> = { [K in keyof F]: z.infer<F[K]> };
export type Noun<F extends Fields = Fields> = Declaration<F> & {
  serverSet: readonly string[];
  fixed: readonly string[];
  lifecycles: readonly Lifecycle[];
  /** The whole row as stored and sent. */
  schema: z.ZodType<Values<F> & Kept>;
  all: Record<string, z.ZodType>;
};
export type RowOf<N> = N extends Noun<infer F> ? Values<F> & Kept : never;

export const defineNoun = <F extends Fields>(declaration: Declaration<F>): Noun<F> => {
  const all = { ...kept, ...declaration.fields };
  return {
    serverSet: [],
    fixed: [],
    lifecycles: [],
    ...declaration,
    all,
    schema: z.strictObject(all) as unknown as z.ZodType<Values<F> & Kept>,
  };
};

/** Allows these user types to move from every state to every other. */
export const anyMove = (values: readonly string[], who: readonly UserType[]): Moves =>
  Object.fromEntries(
    values.map((from) => [
      from,
      Object.fromEntries(values.filter((to) => to !== from).map((to) => [to, who])),
    ]),
  );

export const fieldMeta = (noun: Noun, field: string): FieldMeta | undefined =>
  noun.all[field] && metaOf(noun.all[field]);

/** The schema of a field; an error where the noun has none of that name. */
export const schemaOf = (noun: Noun, field: string): z.ZodType => {
  const schema = noun.all[field];
  if (!schema) throw new Error(`The noun ${noun.name} has no field ${field}`);
  return schema;
};

/** What is declared of a field; an error where the noun has none of that name. */
export const metaOfField = (noun: Noun, field: string): FieldMeta => metaOf(schemaOf(noun, field));

/** What a create form may send: defaults filled in, empty optional fields null, server-set fields refused. */
export const createSchema = (noun: Noun, writable: (field: string) => boolean = () => true): z.ZodObject => {
  const fields = formFields(noun).filter(writable);
  return once(noun, `create ${fields.join()}`, () =>
    z.strictObject(Object.fromEntries(fields.map((field) => [field, withDefault(noun, field)]))),
  );
};

/** Body of an edit form: any part of the create form, except the fields fixed at creation. */
export const editSchema = (noun: Noun, writable: (field: string) => boolean = () => true): z.ZodObject => {
  const fields = formFields(noun).filter((field) => !noun.fixed.includes(field) && writable(field));
  return once(noun, `edit ${fields.join()}`, () =>
    z.strictObject(
      Object.fromEntries(fields.map((field) => [field, formField(noun, field)?.optional()])) as Fields,
    ),
  );
};

/**
 * Building a schema is slower than using it, so each is built once. Their number is limited by the number of
 * rules.
 */
const once = (noun: Noun, key: string, make: () => z.ZodObject): z.ZodObject => {
  const known = made.get(noun) ?? new Map<string, z.ZodObject>();
  made.set(noun, known);
  const schema = known.get(key) ?? make();
  known.set(key, schema);
  return schema;
};
const made = new WeakMap<Noun, Map<string, z.ZodObject>>();

/** What a form sends for a field: the stored value, or the picture itself in place of its name. */
const formField = (noun: Noun, field: string): z.ZodType | undefined =>
  noun.fields[field] && metaOf(noun.fields[field]).picture ? pictureForm : noun.fields[field];

export const formFields = (noun: Noun): string[] =>
  Object.keys(noun.fields).filter((field) => !noun.serverSet.includes(field));

const withDefault = (noun: Noun, field: string): z.ZodType => {
  const schema = formField(noun, field) as z.ZodType;
  const initial = (noun.defaults as Record<string, unknown> | undefined)?.[field];
  if (initial !== undefined) return schema.default(initial);
  const states = noun.lifecycles.find((lifecycle) => lifecycle.field === field);
  if (states) return schema.default(states.initial[0]);
  return isOptional(schema) ? schema.default(null) : schema;
};
