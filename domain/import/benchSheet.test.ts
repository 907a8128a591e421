import { describe, expect, it } from 'vitest';
import { nounOf } from '../contract/index.ts';
import { type CurrencyMarket, firstMarket } from '../jobAds/currencyWords.ts';
import { spellingOf } from '../skills/spelling.ts';
import { headingsAt, mapColumns } from './columns.ts';
import { planImport } from './planImport.ts';
import type { ColumnForm } from './readCell.ts';
import { benchLines, benchRows, headings, sheetDay } from './testing/benchSheet.ts';

const lines = benchLines.filter((cells) => cells.some((cell) => cell !== ''));
const at = headingsAt(lines);
const mapping = mapColumns(headings);
const planOf = (chosen: Record<number, ColumnForm>, inUse: CurrencyMarket['inUse']) =>
  planImport({
    rows: lines.slice(at + 1),
    headers: headings,
    mapping,
    chosen,
    today: sheetDay,
    existing: [],
    known: spellingOf([]),
    market: { inUse, usual: 'USD' },
  });
const plan = planOf({}, firstMarket.inUse);
const values = (row: number) => (plan[row]?.item as { create: Record<string, unknown> } | null)?.create;

describe('a bench sheet of forty people as staffing firms write it', () => {
  it('has its headings below its titles', () => {
    expect(lines[at]).toEqual(headings);
    expect(mapping).toEqual([
      null,
      'name',
      'title',
      'skills',
      'experience',
      'location',
      'availability',
      'availableFrom',
      'rate',
      'email',
      'phone',
      null,
      'notes',
    ]);
  });

  it.each(benchRows.flatMap(({ cells, stored }, row) => (stored ? [[cells[1], row, stored] as const] : [])))(
    'stores %s as the row is meant',
    (_, row, stored) => {
      const { defaults } = nounOf('candidates');
      expect(values(row)).toBeDefined();
      expect({ ...defaults, email: undefined, phone: undefined, ...values(row) }).toMatchObject(stored);
    },
  );

  it('brings 37 of them, and says of the others why not', () => {
    expect(plan.filter(({ kind }) => kind === 'new')).toHaveLength(37);
    expect(plan.filter(({ item }) => item === null).map(({ name, reasons }) => [name, reasons[0]])).toEqual([
      ['Vikram Rao', { code: 'rateUnit', field: 'rate' }],
      [
        'Neha Shah',
        { code: 'currencyNotInUse', field: 'rate', currency: 'INR', values: 'USD, EUR, GBP, CAD' },
      ],
      ['Ravi Kumar', { code: 'twice', row: 2 }],
    ]);
  });

  it('brings all but the repeated row where rupees are in use and the column is said to have annual amounts', () => {
    const more = planOf({ [mapping.indexOf('rate')]: { per: 'year', currency: 'INR' } }, [
      ...firstMarket.inUse,
      'INR',
    ]);
    expect(more.filter(({ item }) => item === null)).toHaveLength(1);
  });
});
