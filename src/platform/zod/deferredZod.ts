import type { z as Zod, ZodType } from 'zod';
import type { Used } from './loadZod.ts';

/**
 * Stands in for zod in the scripts of pages. A page declares two thousand schemas and checks few values, so a schema
 * is only noted where it is declared. zod makes it when a value is first checked; what a page shows of a field, its
 * metadata, is known without zod. Code that checks values brings zod along: `scripts/leanZod.ts` adds the import.
 */
type Note = {
  /** The schema, by zod. */
  make(): ZodType;
  made?: ZodType | undefined;
  /** Its outermost type, as in the `def.type` of a schema of zod. */
  type: string;
  meta?: Record<string, unknown> | undefined;
  /** What it was declared with: the fields of an object, the values of an enum. */
  declared?: unknown;
};

let zod: Used | undefined;
/** Makes zod available to the schemas noted so far and later, for those who check values by this method. */
export const provideZod = <M extends string>(used: Used, method: M): M => {
  zod = used;
  return method;
};
const loaded = (): Used => {
  if (zod) return zod;
  throw new Error(
    'This page has not loaded zod: a value is checked in a way that scripts/leanZod.ts does not see.',
  );
};

const noteKey = Symbol('note');
const noteOf = (value: unknown): Note | undefined =>
  typeof value === 'object' && value !== null ? (value as { [noteKey]?: Note })[noteKey] : undefined;

const schemaOf = (note: Note): ZodType => {
  note.made ??= note.make();
  return note.made;
};

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;
/** The value with zod's schemas in place of noted ones. */
const made = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const note = noteOf(value);
  if (note) return schemaOf(note);
  if (Array.isArray(value)) return value.map(made);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, made(one)]));
};

const call = (on: object, method: string, given: readonly unknown[]): ZodType => {
  const make: unknown = Reflect.get(on, method);
  if (typeof make !== 'function') throw new Error(`src/platform/zod/loadZod.ts lacks ${method}.`);
  return make.apply(on, given.map(made));
};

/** Methods that put a schema around another; the new one has no metadata. */
const around: Record<string, string> = {
  nullable: 'nullable',
  optional: 'optional',
  nullish: 'optional',
  default: 'default',
  prefault: 'prefault',
  catch: 'catch',
  readonly: 'readonly',
  array: 'array',
  or: 'union',
  and: 'intersection',
  transform: 'pipe',
  pipe: 'pipe',
};
/** Methods of objects that return another object. */
const reshaping = new Set(['extend', 'safeExtend', 'pick', 'omit', 'partial', 'required', 'catchall']);
/** Methods that return the schema with a further check; it keeps its type and metadata. */
const checks = new Set(
  'check refine superRefine overwrite min max length nonempty size regex includes startsWith endsWith trim normalize toLowerCase toUpperCase gt gte lt lte int positive negative nonnegative nonpositive multipleOf finite'.split(
    ' ',
  ),
);

/** The property by which each type gives what it was declared with. */
const declaredAs: Record<string, string> = { object: 'shape', enum: 'options', union: 'options' };

/** Noted schemas have the methods of zod's that return schemas; anything else is read from the schema that zod makes. */
const reading: ProxyHandler<Note> = {
  get(note, name) {
    if (name === noteKey) return note;
    if (typeof name === 'symbol' || name === 'then' || name === 'toJSON') return undefined;
    const next = (changes: Partial<Note>, method: string, given: readonly unknown[]) =>
      noted({ ...note, made: undefined, ...changes, make: () => call(schemaOf(note), method, given) });
    if (name === 'meta')
      return (...given: [] | [Record<string, unknown>]) =>
        given.length === 0 ? note.meta : next({ meta: { ...note.meta, ...given[0] } }, name, given);
    if (name === 'describe')
      return (description: string) => next({ meta: { ...note.meta, description } }, name, [description]);
    if (checks.has(name)) return (...given: unknown[]) => next({}, name, given);
    const type = reshaping.has(name) ? 'object' : around[name];
    if (type)
      return (...given: unknown[]) => next({ type, meta: undefined, declared: undefined }, name, given);
    if (note.declared && name === declaredAs[note.type]) return note.declared;
    const schema = schemaOf(note);
    const read: unknown = Reflect.get(schema, name);
    return typeof read === 'function' ? read.bind(schema) : read;
  },
};
const noted = (note: Note): Note => new Proxy(note, reading);

const typeOf: Record<string, string> = {
  strictObject: 'object',
  looseObject: 'object',
  int: 'number',
  int32: 'number',
  partialRecord: 'record',
  datetime: 'string',
};
const namespaces = new Set(['iso', 'coerce']);
/** `z.ZodNullable` and the like, for `instanceof`: of noted schemas and of zod's own. */
const classOf = (name: string) => ({
  [Symbol.hasInstance](value: unknown) {
    const type = noteOf(value)?.type ?? (value as ZodType | undefined)?._zod?.def.type;
    return name === 'ZodType'
      ? type !== undefined
      : name === `Zod${type?.[0]?.toUpperCase()}${type?.slice(1)}`;
  },
});

const within = (space: () => object): ProxyHandler<object> => ({
  get(_, name) {
    if (typeof name === 'symbol') return undefined;
    if (/^Zod[A-Z]/.test(name)) return classOf(name);
    if (namespaces.has(name))
      return new Proxy(
        {},
        within(() => Reflect.get(loaded(), name)),
      );
    const type = typeOf[name] ?? name;
    return (...given: unknown[]) =>
      noted({
        type,
        make: () => call(space(), name, given),
        ...(declaredAs[type] && { declared: given[0] }),
      });
  },
});

export const z = new Proxy({}, within(loaded)) as typeof Zod;
