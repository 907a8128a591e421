import { z } from 'zod';
import type { FieldMeta } from './fields.ts';
import { instant, isOptional, metaOf, whole } from './fields.ts';
import { pictureForm } from './picture.ts';
import type { UserType } from './userTypes.ts';

export type Fields = Record<string, z.ZodType>;

/** What every row carries, given by the store and never taken from a form. */
const kept = {
  id: z.string().meta({ label: 'ID', column: 'text' }),
  version: whole('Version', 1),
  createdAt: instant('Created'),
  updatedAt: instant('Updated'),
};
type Kept = { id: string; version: number; createdAt: string; updatedAt: string };
export type Row = Kept & Record<string, unknown>;

/** From a state to the states it may become, each with the user types that may do it. */
export type Moves = Record<string, Record<string, readonly UserType[]>>;
export type Lifecycle = { field: string; initial: readonly [string, ...string[]]; moves: Moves };

export type Declaration<F extends Fields> = {
  /** Plural, camelCase: the word in the URL, the rules and the folder names. */
  name: string;
  label: string;
  plural: string;
  /** `TKT` gives TKT-001. */
  prefix: string;
  /** Rows with these values are numbered by themselves, under a prefix of their own. */
  prefixes?: { field: keyof F & string; of: Record<string, string> };
  fields: F;
  /** Fields the server alone sets. */
  serverSet?: readonly (keyof F & string)[];
  /** Fields that can be chosen when a row is made and never changed afterwards. */
  fixed?: readonly (keyof F & string)[];
  defaults?: Partial<{ [K in keyof F]: z.infer<F[K]> }>;
  /** Fields no two rows may share. */
  unique?: readonly (keyof F & string)[];
  /** The rows among which `unique` holds; without it, all. */
  uniqueWhile?: Partial<{ [K in keyof F]: z.infer<F[K]> }>;
  /** Fields that operators filter many rows by: how many rows have each value is kept. */
  counted?: readonly (keyof F & string)[];
  /** Fields that the text search `q` looks into. */
  search: readonly (keyof F & string)[];
  /** The field that names a row to people. */
  title: (keyof F & string) | 'id';
  lifecycles?: readonly Lifecycle[];
  /** A status that follows from the date when a row is read (`query/derivedStatus.ts`) and is never stored. */
  derivedStatus?: {
    field: keyof F & string;
    from: string;
    to: string;
    /** The last day of `from`. */
    after: keyof F & string;
  };
  /** Dates that are written when a state is reached. */
  stamps?: readonly {
    field: keyof F & string;
    to: string;
    writes: keyof F & string;
    as: 'date' | 'instant';
    /** A date that is there already stays. */
    once?: true;
  }[];
  /** The date of the last change made by a person. */
  touched?: keyof F & string;
  /** Required fields that a form may leave empty, as their values follow from the rest of the form. */
  assumed?(form: Record<string, unknown>): Record<string, unknown>;
  /** Fields that a form leaves out, given its other answers. */
  notAsked?(form: Record<string, unknown>): readonly string[];
  /** Fields that say nothing in this row. */
  unused?(row: Values<F>): readonly string[];
  /** Fields worked out from the others at each write. */
  derive?(row: Values<F>): Partial<Values<F>>;
  /** What no single field can tell: messages by field name. */
  check?(row: Values<F>): Record<string, string>;
  /** Its rows come with a file, whose bytes are kept apart; `below`: they are put there at the address of this row. */
  file?: { below?: { noun: string; field: string; path: string } };
  /** Why this row cannot be changed any more, or null. */
  frozen?(row: Values<F>): string | null;
};

/** The prefix of a row's number. */
export const prefixOf = ({ prefix, prefixes }: Noun, row: Record<string, unknown>): string =>
  prefixes?.of[String(row[prefixes.field])] ?? prefix;

export type Values<F extends Fields> = { [K in keyof F]: z.infer<F[K]> };
export type Noun<F extends Fields = Fields> = Declaration<F> & {
  serverSet: readonly string[];
  fixed: readonly string[];
  lifecycles: readonly Lifecycle[];
  /** The whole row as it is stored and sent. */
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

/** Every state may become every other, at the hands of these user types. */
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
export const createSchema = (noun: Noun, writable: (field: string) => boolean = () => true): z.ZodType => {
  const fields = formFields(noun).filter(writable);
  return once(noun, `create ${fields.join()}`, () =>
    z.strictObject(Object.fromEntries(fields.map((field) => [field, withDefault(noun, field)]))),
  );
};

/** What an edit form may send: any part of the create form, less the fields fixed at creation. */
export const editSchema = (noun: Noun, writable: (field: string) => boolean = () => true): z.ZodType => {
  const fields = formFields(noun).filter((field) => !noun.fixed.includes(field) && writable(field));
  return once(noun, `edit ${fields.join()}`, () =>
    z.strictObject(
      Object.fromEntries(fields.map((field) => [field, formField(noun, field)?.optional()])) as Fields,
    ),
  );
};

/** A schema takes longer to make than to use: each is made once. There are as many as there are rules. */
const once = (noun: Noun, key: string, make: () => z.ZodType): z.ZodType => {
  const known = made.get(noun) ?? new Map<string, z.ZodType>();
  made.set(noun, known);
  const schema = known.get(key) ?? make();
  known.set(key, schema);
  return schema;
};
const made = new WeakMap<Noun, Map<string, z.ZodType>>();

/** What a form sends for a field: what is stored, or the picture in place of its name. */
export const formField = (noun: Noun, field: string): z.ZodType | undefined =>
  noun.fields[field] && metaOf(noun.fields[field]).picture ? pictureForm : noun.fields[field];

export const formFields = (noun: Noun): string[] =>
  Object.keys(noun.fields).filter((field) => !noun.serverSet.includes(field));

const withDefault = (noun: Noun, field: string): z.ZodType => {
  const schema = formField(noun, field) as z.ZodType;
  const initial = (noun.defaults as Record<string, unknown> | undefined)?.[field];
  if (initial !== undefined) return schema.default(initial as never);
  const states = noun.lifecycles.find((lifecycle) => lifecycle.field === field);
  if (states) return schema.default(states.initial[0] as never);
  return isOptional(schema) ? schema.default(null as never) : schema;
};
