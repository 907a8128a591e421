import { expect, test } from 'vitest';
import { nounOf } from '../contract/index.ts';
import { numbersMeant } from './numbersMeant.ts';

test.each([
  ['INV-012', ['INV-012']],
  ['inv 12', ['INV-012']],
  ['INV0012', ['INV-012']],
  ['cn-7', ['CN-007']],
  ['TKT-012', []],
  ['INV-', []],
  ['INV-0', []],
  ['Invoice 12', []],
])('“%s” means %j among invoices', (text, ids) => {
  expect(numbersMeant(nounOf('invoices'), text, false)).toEqual(ids);
});

test('digits alone mean a number of every kind where they may', () => {
  expect(numbersMeant(nounOf('invoices'), '1234', true)).toEqual(['INV-1234', 'CN-1234']);
  expect(numbersMeant(nounOf('invoices'), '1234', false)).toEqual([]);
});
