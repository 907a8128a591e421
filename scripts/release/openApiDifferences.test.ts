import { beforeAll, expect, test } from 'vitest';
import { describe as describeApi } from '../../server/modules/openApi.ts';
import { type Description, openApiDifferences, type Schema } from './openApiDifferences.ts';

type Fields = Record<string, Schema>;
const text = { type: 'string', maxLength: 120 };
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const object = (properties: Fields, required: string[] = []) => ({ type: 'object', properties, required });

/** An API with one route, which takes a body and returns a hold. */
const api = (
  body: Schema,
  hold: Schema = object({ id: text }, ['id']),
  parameters: Schema[] = [],
): Description => ({
  paths: {
    '/holds': {
      parameters,
      post: {
        requestBody: { required: true, ...json(body) },
        responses: { 201: json({ $ref: '#/components/schemas/holds' }) },
      },
    },
  },
  components: { schemas: { holds: hold } },
});
const said = (before: Description, after: Description) =>
  openApiDifferences(before, after).map(
    ({ what, how, isBreaking }) => `${isBreaking ? '!' : ''}${what}: ${how}`,
  );
const bodies = (before: Fields, after: Fields, required: string[] = []) =>
  said(api(object(before)), api(object(after, required)));
const answers = (before: Fields, after: Fields, required: string[] = [], still = required) =>
  said(api({}, object(before, required)), api({}, object(after, still)));

let real: Description;
// Generating all schemas from the contract takes seconds on a busy machine.
beforeAll(() => {
  real = JSON.parse(JSON.stringify(describeApi('1.0.0')));
});

test('the same description has no differences, and a new route or field breaks nobody', () => {
  expect(openApiDifferences(real, structuredClone(real))).toEqual([]);
  const less = structuredClone(real);
  delete less.paths['/holds/{id}']?.put;
  expect(said(less, real)).toEqual(['PUT /holds/{id}: route added']);
  expect(said(real, less)).toEqual(['!PUT /holds/{id}: route removed']);
  expect(bodies({}, { note: text })).toEqual(['POST /holds body.note: field added']);
  expect(answers({}, { note: text })).toEqual(['holds.note: field added']);
});

test('a removed field breaks those who send or read it', () => {
  expect(bodies({ note: text }, {})).toEqual(['!POST /holds body.note: field removed']);
  expect(answers({ note: text }, {})).toEqual(['!holds.note: field removed']);
  expect(answers({ note: text }, { note: text }, ['note'], [])).toEqual(['!holds.note: may now be missing']);
});

test('input that is newly required breaks clients', () => {
  expect(bodies({}, { note: text }, ['note'])).toEqual(['!POST /holds body.note: required field added']);
  expect(bodies({ note: text }, { note: text }, ['note'])).toEqual(['!POST /holds body.note: now required']);
  const parameter = (required: boolean) => ({ name: 'If-Match', in: 'header', required, schema: text });
  const with_ = (...parameters: Schema[]) => api({}, undefined, parameters);
  const what = 'POST /holds header If-Match';
  expect(said(with_(), with_(parameter(true)))).toEqual([`!${what}: parameter added`]);
  expect(said(with_(), with_(parameter(false)))).toEqual([`${what}: parameter added`]);
  expect(said(with_(parameter(false)), with_(parameter(true)))).toEqual([`!${what}: now required`]);
  expect(said(with_(parameter(true)), with_())).toEqual([`!${what}: parameter removed`]);
});

test.each([
  ['a shorter text', text, { ...text, maxLength: 80 }, 'maxLength 120 → 80'],
  ['a new limit', { type: 'integer' }, { type: 'integer', minimum: 1 }, 'minimum none → 1'],
  ['a new pattern', text, { ...text, pattern: '^x' }, 'pattern ^x'],
  [
    'fewer values',
    { type: 'string', enum: ['a', 'b'] },
    { type: 'string', enum: ['a'] },
    'values removed: b',
  ],
  ['values at all', { type: 'string' }, { type: 'string', enum: ['a'] }, 'only a'],
  ['another type', { type: 'string' }, { type: 'integer' }, 'no longer takes string'],
  [
    'null no more',
    { anyOf: [{ type: 'string' }, { type: 'null' }] },
    { type: 'string' },
    'no longer takes null',
  ],
  ['whole numbers only', { type: 'number' }, { type: 'integer' }, 'no longer takes number'],
])('narrower input breaks clients: %s', (_name, before: Schema, after: Schema, how) => {
  expect(bodies({ note: before }, { note: after })).toContain(`!POST /holds body.note: ${how}`);
  expect(bodies({ note: after }, { note: before }).filter((one) => one.startsWith('!'))).toEqual(
    how.includes('string') ? ['!POST /holds body.note: no longer takes integer'] : [],
  );
});

test('what clients get may become narrower, and of no new type', () => {
  expect(answers({ note: text }, { note: { ...text, maxLength: 80 } })).toEqual([
    'holds.note: maxLength 120 → 80',
  ]);
  const maybe = { anyOf: [text, { type: 'null' }] };
  expect(answers({ note: text }, { note: maybe })).toEqual(['!holds.note: may now be null']);
  expect(answers({ note: maybe }, { note: text })).toEqual(['holds.note: is never null again']);
});

test('lists, nested objects and maps are compared inside', () => {
  const list = (items: Schema) => ({ type: 'array', items });
  expect(bodies({ all: list(object({ a: text })) }, { all: list(object({})) })).toEqual([
    '!POST /holds body.all[].a: field removed',
  ]);
  const map = (values: Schema) => ({ type: 'object', additionalProperties: values });
  expect(answers({ all: map({ type: 'string' }) }, { all: map({ type: 'integer' }) })).toContain(
    '!holds.all.*: may now be integer',
  );
});

test('any change within alternatives of one type counts as breaking', () => {
  const either = (...fields: string[]) => ({ anyOf: fields.map((field) => object({ [field]: text })) });
  expect(bodies({ to: either('a', 'b') }, { to: either('a', 'c') })).toEqual([
    '!POST /holds body.to: alternatives changed',
  ]);
});

test('a named schema that clients send is compared as input', () => {
  const sent = { $ref: '#/components/schemas/holds' };
  const named = (note: Schema) => api(sent, object({ note, next: sent }));
  expect(said(named(text), named({ ...text, maxLength: 80 }))).toEqual([
    '!POST /holds body.note: maxLength 120 → 80',
    'holds.note: maxLength 120 → 80',
  ]);
});
