import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { operationNamed, ownOperationNames } from '../operations/index.ts';
import { withoutTexts, writtenOut } from './leanOperations.ts';

test('the scripts of the site lack the texts of the OpenAPI document and nothing else of an operation', async () => {
  const source = await readFile(new URL('../operations/index.ts', import.meta.url), 'utf8');
  const lean = withoutTexts(source);
  const texts = source.match(/^\s*summary:/gm) ?? [];
  expect(texts.length).toBeGreaterThan(15);
  expect(lean).not.toMatch(/^\s*summary:/m);
  const left = (kind: string) => [source, lean].map((code) => code.split(kind).length);
  for (const kind of ['operation({', "method: '", "path: '", 'access: ', 'input: ', 'answer: '])
    expect(left(kind)[1]).toBe(left(kind)[0]);
});

test('a text with an apostrophe or over two lines is left out as a whole', () => {
  expect(
    withoutTexts("{\n  tag: 'a',\n  summary: 'It\\'s one',\n  description:\n    'Two',\n  path: '/b',\n}"),
  ).toBe("{\n  tag: 'a',\n  path: '/b',\n}");
});

test('the calls written out name the method, path and answer of every operation', async () => {
  const written = JSON.parse(/^export const ownCalls = (.*);$/m.exec(await writtenOut())?.[1] ?? '');
  expect(Object.keys(written)).toEqual(ownOperationNames);
  for (const name of ownOperationNames) {
    const { method, path, answer } = operationNamed(name);
    expect(written[name]).toMatchObject({ method, path, isAnswered: answer !== undefined });
  }
});
