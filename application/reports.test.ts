import { expect, test } from 'vitest';
import type { Report } from '../domain/contract/reports/reports.ts';
import { Conflict } from '../domain/errors.ts';
import { createWorld } from '../fixtures/index.ts';
import { type AnswerPart, generateReport } from './reports.ts';
import { openMemory } from './testing/openMemory.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const report: Report = {
  ...(createWorld(now).reports[0] as Report),
  askedById: null,
  status: 'Processing',
  noun: 'invoices',
  fields: ['id'],
  measure: null,
  measured: null,
  groupBy: null,
  interval: null,
  conditions: [],
  dateField: null,
  range: null,
  from: null,
  to: null,
  format: 'CSV',
};

/** Generates the report from these parts; `keeps` says whether each part can still be kept. */
const generate = async (parts: readonly AnswerPart[], keeps = () => true, failure?: Error) => {
  const memory = openMemory({}, now);
  const kept: { part: number; progress: number }[] = [];
  const outcome = await memory.within((work) =>
    generateReport(report, {
      clock: () => now,
      read: (act) =>
        act({
          system: work.rows.system,
          parts: async function* () {
            yield* parts;
            if (failure) throw failure;
          },
          names: async () => new Map(),
        }),
      keep: async ({ part, progress }) => {
        kept.push({ part, progress });
        return keeps();
      },
      openFile: () => {
        throw new Error('A CSV file is measured row by row');
      },
    }),
  );
  return { outcome, kept };
};

const parts: AnswerPart[] = [
  { rows: [['INV-1'], ['INV-2']], total: 3 },
  { rows: [['INV-3']], total: 3 },
];

test('a report is read and kept in parts, and its file is measured in its own format', async () => {
  const { outcome, kept } = await generate(parts);
  expect(kept).toEqual([
    { part: 0, progress: 66 },
    { part: 1, progress: 99 },
  ]);
  expect(outcome).toEqual({
    status: 'Ready',
    progress: 100,
    failure: null,
    rowsFound: 3,
    lastGenerated: now.toISOString(),
    sizeBytes: 'Id\r\nINV-1\r\nINV-2\r\nINV-3'.length,
    fileLanguage: null,
  });
});

test('a report that someone else generates by now has no outcome', async () => {
  const { outcome, kept } = await generate(parts, () => false);
  expect([outcome, kept.length]).toEqual([null, 1]);
});

test('a refusal is the reason of the failure, and a fault is thrown', async () => {
  const { outcome } = await generate(parts, () => true, Conflict('reports.too-slow'));
  expect(outcome).toEqual({ status: 'Failed', progress: 0, failure: 'reports.too-slow' });
  await expect(generate(parts, () => true, new Error('Connection lost'))).rejects.toThrow('Connection lost');
});
