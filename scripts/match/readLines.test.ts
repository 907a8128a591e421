import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { candidateLine, jobLine } from '../../domain/matching/lines.ts';
import { readLines } from './readLines.ts';

const row = z.strictObject({ text: z.string() });
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lines-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = async (content: string) => {
  const file = join(folder, 'rows.jsonl');
  writeFileSync(file, content);
  const rows: { line: number; row: z.infer<typeof row> }[] = [];
  for await (const one of readLines(file, row)) rows.push(one);
  return rows;
};

test.each(['\u2028', '\u2029', '\u0085'])('%j inside a text ends no line', async (sign) => {
  const texts = [`one${sign}two`, 'three'];
  const content = texts.map((text) => JSON.stringify({ text }));
  expect((await read(content.join('\n'))).map(({ row: { text } }) => text)).toEqual(texts);
});

test('lines end at a line feed, with or without a carriage return, and empty ones are passed over', async () => {
  expect(await read('{"text":"a"}\r\n\n{"text":"b"}\n')).toEqual([
    { line: 1, row: { text: 'a' } },
    { line: 3, row: { text: 'b' } },
  ]);
});

test('a line longer than one read, with characters of many bytes, is whole', async () => {
  const text = '語é'.repeat(100_000);
  expect(await read(`${JSON.stringify({ text })}\n{"text":"b"}`)).toEqual([
    { line: 1, row: { text } },
    { line: 2, row: { text: 'b' } },
  ]);
});

test.each([
  [
    jobLine,
    { id: 1, title: 'Java Developer', text: 'Kafka' },
    'unknown keys title, text; there are id, jobTitle, skills, experience, description, startBy, filters, weights',
  ],
  [jobLine, { id: 1, experience: { min: 0, from: 3 } }, 'unknown key experience.from; there are min, max'],
  [
    candidateLine,
    { id: 1, jobTitle: 'Java Developer' },
    'unknown key jobTitle; there are id, title, titles, skills',
  ],
])('an unknown key is refused with those that there are', async (schema, line, problem) => {
  const file = join(folder, 'unknown.jsonl');
  writeFileSync(file, JSON.stringify(line));
  await expect(readLines<unknown>(file, schema).next()).rejects.toThrow(`${file}, line 1: ${problem}`);
});

test('what matching must never read may stand in a candidate’s line', async () => {
  const file = join(folder, 'personal.jsonl');
  writeFileSync(file, JSON.stringify({ id: 1, title: 'Java Developer', age: 54, gender: 'f', photo: null }));
  expect((await readLines(file, candidateLine).next()).value).toMatchObject({ line: 1 });
});
