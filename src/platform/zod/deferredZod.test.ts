import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { createWorld, defaultClock } from '../../../fixtures/index.ts';
import { zodParts } from './loadZod.ts';

const product = {
  ...(await import('../../../domain/contract/index.ts')),
  ...(await import('../../../domain/contract/names.ts')),
  ...(await import('../../../domain/contract/noun.ts')),
  ...(await import('../../../domain/contract/fields.ts')),
  ...(await import('../../../operations/index.ts')),
  ...(await import('../../../operations/operation.ts')),
};
type Product = typeof product;

/** The product's declarations as a page has them before zod is loaded. */
vi.doMock('zod', () => import('./deferredZod.ts'));
vi.resetModules();
const deferred = await import('./deferredZod.ts');
const onPage: Product = {
  ...(await import('../../../domain/contract/index.ts')),
  ...(await import('../../../domain/contract/names.ts')),
  ...(await import('../../../domain/contract/noun.ts')),
  ...(await import('../../../domain/contract/fields.ts')),
  ...(await import('../../../operations/index.ts')),
  ...(await import('../../../operations/operation.ts')),
};
vi.doUnmock('zod');

const fieldsOf = (
  { nounOf, metaOfField, schemaOf, isOptional }: Product,
  name: (typeof product.nounNames)[number],
) =>
  Object.keys(nounOf(name).all).map((field) => {
    const optional = isOptional(schemaOf(nounOf(name), field));
    return [field, { ...metaOfField(nounOf(name), field), optional }];
  });
const bodies = (world: object) =>
  product.nounNames.map((name) => [name, (world as Record<string, object[]>)[name]?.[0] ?? {}] as const);

describe('schemas on a page that has not loaded zod', () => {
  test.each(product.nounNames)('tell the same of each field of %s as those of zod', (name) => {
    expect(fieldsOf(onPage, name)).toEqual(fieldsOf(product, name));
  });

  test('give the same routes of each operation', () => {
    const routesOf = ({ operationNames, operationNamed, routesOf }: Product) =>
      operationNames().map((name) => [name, routesOf(operationNamed(name))]);
    expect(routesOf(onPage)).toEqual(routesOf(product));
  });

  test('check no value, and say what is missing', () => {
    expect(() => onPage.nounOf('jobs').schema.safeParse({})).toThrow('This page has not loaded zod');
  });
});

describe('schemas on a page that has loaded zod', () => {
  const world = createWorld(defaultClock);
  test.each(bodies(world))('accept and refuse the same of %s', (name, row) => {
    deferred.provideZod(zodParts, 'safeParse');
    for (const value of [row, {}, { ...row, id: 7, unknown: 1 }, null]) {
      const read = ({ nounOf }: Product) => {
        const { error, data } = nounOf(name).schema.safeParse(value);
        return [data, error?.issues];
      };
      expect(read(onPage)).toEqual(read(product));
      const form = ({ nounOf, createSchema, editSchema }: Product) =>
        [createSchema, editSchema].map((of) => {
          const { error, data } = of(nounOf(name)).safeParse(value);
          return [data, error?.issues];
        });
      expect(form(onPage)).toEqual(form(product));
    }
  });

  test('are told apart by type, extended and read as those of zod', () => {
    deferred.provideZod(zodParts, 'safeParse');
    const { z } = deferred;
    const person = z.object({ name: z.string().min(1).meta({ label: 'Name' }), side: z.enum(['a', 'b']) });
    const known = person.extend({ age: z.int().nullable() });
    expect(person.shape.name.max(3).meta()).toEqual({ label: 'Name' });
    expect(person.shape.name.optional().meta()).toBeUndefined();
    expect(known.shape.age instanceof z.ZodNullable).toBe(true);
    expect(known.shape.name instanceof z.ZodNullable).toBe(false);
    expect(person.shape.side instanceof z.ZodEnum && person.shape.side.options).toEqual(['a', 'b']);
    expect(known.safeParse({ name: 'An', side: 'a', age: null }).success).toBe(true);
    expect(known.safeParse({ name: 'An', side: 'c', age: null }).success).toBe(false);
  });
});

test('pages have each part of zod that the product and its examples make schemas of', () => {
  const sources = globSync(
    ['domain', 'operations', 'plugin', 'plugins', 'src', 'application', 'examples'].map(
      (at) => `${at}/**/*.{ts,tsx}`,
    ),
  )
    .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
    .map((path) => readFileSync(path, 'utf8'));
  const used = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/\bz\.(?:(?:iso|coerce)\.)?(\w+)\(/g)].map(([, name = '']) => name),
    ),
  );
  const parts = [...Object.keys(zodParts), ...Object.keys(zodParts.iso), ...Object.keys(zodParts.coerce)];
  expect([...used].filter((name) => name !== 'toJSONSchema' && !parts.includes(name))).toEqual([]);
});
