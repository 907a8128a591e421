import { expect, test } from 'vitest';
import { addressesIn } from './addressesIn.ts';

test('addresses are read as people paste them, with names, once each', () => {
  expect(
    addressesIn('a@x.example, "Bea Buyer" <Bea@x.example>;\nc@x.example d@x.example\n\nA@x.example'),
  ).toEqual(['a@x.example', 'bea@x.example', 'c@x.example', 'd@x.example']);
  expect(addressesIn(' \n,')).toEqual([]);
});
