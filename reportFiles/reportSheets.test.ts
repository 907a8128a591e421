import { expect, test } from 'vitest';
import type { Report } from '../domain/contract/reports/reports.ts';
import { rowOf } from '../domain/reports/answer.ts';
import { answerWords } from '../domain/reports/answerWords.ts';
import { columnsOf } from '../domain/reports/columns.ts';
import { createWorld, defaultClock } from '../fixtures/index.ts';
import { rowsIn } from '../fixtures/rows.ts';
import { reportSheets } from './reportSheets.ts';

test('amounts of a report are figures with the decimals of the currency of their row, and read so in print', () => {
  const sample = rowsIn(createWorld(defaultClock), 'reports')[0] as Report;
  const none = { measure: null, measured: null, groupBy: null, interval: null };
  const report = { ...sample, ...none, noun: 'contracts', fields: ['rate', 'currency'], conditions: [] };
  const columns = columnsOf(report);
  const rows = [
    { rate: 9501, currency: 'JPY' },
    { rate: 12_345, currency: 'KWD' },
    { rate: 250_050, currency: 'INR' },
  ].map(rowOf(columns));
  const words = answerWords((key) => key, 'en');
  const [sheet] = reportSheets(report, { columns, rows, total: 3 }, words);
  expect(sheet?.rows.map(([rate]) => rate)).toEqual([
    { value: 9501, format: '#,##0' },
    { value: 12.345, format: '#,##0.000' },
    { value: 2500.5, format: '#,##0.00' },
  ]);
  const printed = rows.map((row) => words.cell(report, columns, row, 0).replace('\u00a0', ' '));
  expect(printed).toEqual(['¥9,501', 'KWD 12.345', '₹2,500.50']);
});
