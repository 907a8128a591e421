import { expect, test } from 'vitest';
import { paperOfPlace } from './printSigned.ts';

test.each([
  ['New York, United States', 'LETTER'],
  ['Toronto, Canada', 'LETTER'],
  ['Guadalajara, Mexico', 'LETTER'],
  ['Berlin, Germany', 'A4'],
  ['Bengaluru, India', 'A4'],
  ['Somewhere', 'A4'],
  [null, 'A4'],
])('a contract of %s is printed on %s', (location, paper) => {
  expect(paperOfPlace(location)).toBe(paper);
});
