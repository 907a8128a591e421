// @module-tag rest
import { expect, it } from 'vitest';
import type { Language } from '../../domain/contract/languages.ts';
import type { Report } from '../../domain/contract/reports/reports.ts';
import type { Cell } from '../../domain/reports/columns.ts';
import { createWorld } from '../../fixtures/index.ts';
import { wholeFile } from './wholeFile.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const report: Report = { ...(createWorld(now).reports[0] as Report), rowsFound: 1 };

/** A receiver’s file; `name` is what the receiver may read in its only row. */
const fileFor = (name: string, language: Language = 'en') =>
  wholeFile({
    report,
    format: 'Excel',
    language,
    caller: report.id,
    read: async (): Promise<Cell[][]> => [['INV-1', name]],
  });

it('a report is laid out once for all receivers who may read the same names in the same language', async () => {
  const first = await fileFor('Lumenfold');
  expect(first).toBeInstanceOf(Uint8Array);
  expect(await fileFor('Lumenfold')).toBe(first);
  expect(await fileFor('')).not.toEqual(first);
  expect(await fileFor('Lumenfold', 'de')).not.toEqual(first);
  expect(await fileFor('Lumenfold')).toBe(first);
});

it('a file that was not asked for lately is made again', async () => {
  const first = await fileFor('Acme');
  for (const name of ['A', 'B', 'C', 'D']) await fileFor(name);
  const again = await fileFor('Acme');
  expect(again).not.toBe(first);
});
