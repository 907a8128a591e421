import { expect, test } from 'vitest';
import type { FileColumn } from './FigureTable.tsx';
import { fileTable } from './fileTable.ts';

type Row = { name: string; hours: number; people: number };

const columns: FileColumn<Row>[] = [
  { key: 'name', label: 'Name', show: ({ name }) => name },
  { key: 'hours', label: 'Hours', show: ({ hours }) => hours, write: ({ hours }) => hours, unit: 'hours' },
  { key: 'people', label: 'People', show: ({ people }) => people, write: ({ people }) => people },
];

test('a figure has two decimals in a spreadsheet if it has decimals, and else none', () => {
  const rows = [
    { name: 'Week 1', hours: 40, people: 3 },
    { name: 'Week 2', hours: 37.5, people: 4 },
  ];
  expect(fileTable('weeks', columns, rows).values).toEqual([
    ['Week 1', { value: 40, format: '#,##0' }, { value: 3, format: '#,##0' }],
    ['Week 2', { value: 37.5, format: '#,##0.00' }, { value: 4, format: '#,##0' }],
  ]);
});
