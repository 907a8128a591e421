import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { mapColumns } from '../../../domain/import/columns.ts';
import { planImport } from '../../../domain/import/planImport.ts';
import { readResume } from '../../../domain/resumes/readResume.ts';
import { loadDictionary } from '../../../domain/skills/dictionary/loadDictionary.ts';
import { spellingOf } from '../../../domain/skills/spelling.ts';
import { textOfBytes } from '../../platform/documentText/textOfFile.ts';
import { openCsv } from './openSheet.ts';

const today = '2026-11-28';
const bytesOf = async (name: string) => new Uint8Array(await readFile(`public/samples/${name}`));

it('the sample sheet is imported whole', async () => {
  const { headers, rows } = openCsv('bench.csv', await bytesOf('bench.csv'));
  const known = spellingOf([]);
  const plan = planImport({ rows, headers, mapping: mapColumns(headers), today, existing: [], known });
  expect(plan.filter(({ item }) => item === null)).toEqual([]);
  expect(plan).toHaveLength(5);
});

it('the sample resume is read whole', async () => {
  const answer = await textOfBytes(await bytesOf('resume.pdf'));
  if (!('text' in answer)) throw new Error(answer.fault);
  const { name, title, location, engagements, unread } = readResume(
    answer.text,
    today,
    await loadDictionary(),
  );
  expect([name, title, location].map((one) => one?.value)).toEqual([
    'Rosalind Achterberg',
    'Senior Backend Developer',
    'Utrecht, Netherlands',
  ]);
  expect(engagements.map(({ client }) => client)).toEqual(['Kanaal Logistics', 'Duinrand Payments']);
  expect(unread).toEqual([]);
});
