import { expect, it } from 'vitest';
import { bytesOf, makeColumns, setNumber, widened } from './columns.ts';

it('keeps numbers of locations in two bytes until one needs more', () => {
  const columns = makeColumns(3);
  setNumber(columns, 'location', 0, 65_535);
  const before = bytesOf(columns);
  setNumber(columns, 'location', 1, 65_536);
  expect(bytesOf(columns)).toBe(before + 3 * 2);
  const wider = widened(columns, 10);
  setNumber(wider, 'location', 9, 70_000);
  setNumber(wider, 'provider', 9, 5);
  expect([...wider.location]).toEqual([65_535, 65_536, 0, 0, 0, 0, 0, 0, 0, 70_000]);
  expect(wider.provider.at(9)).toBe(5);
});
