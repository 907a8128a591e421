import { expect, test } from 'vitest';
import { countriesIn } from '../../places/countries.ts';
import { isTaxNumberOf } from './taxNumbers.ts';

/** Numbers of the authorities' own examples, as people write them. */
const valid: [string, string][] = [
  ['AT', 'ATU13585627'],
  ['AU', '83 914 571 673'],
  ['BE', 'BE 0428.759.497'],
  ['CH', 'CHE-100.155.212'],
  ['CZ', 'CZ25123891'],
  ['DE', 'DE 136 695 976'],
  ['DK', 'DK 13585628'],
  ['ES', 'ES B-58378431'],
  ['FI', 'FI 20774740'],
  ['FR', 'FR 40 303 265 045'],
  ['GB', 'GB 980 7806 84'],
  ['GR', 'EL 094259216'],
  ['IE', 'IE 6433435F'],
  ['IN', '27AAPFU0939F1ZV'],
  ['IT', 'IT 00743110157'],
  ['NL', 'NL 0044.95.445.B01'],
  ['NO', 'NO 995 525 828 MVA'],
  ['PL', 'PL 856-734-62-15'],
  ['PT', 'PT 501 964 843'],
  ['SE', 'SE 123456789701'],
  ['SG', '00192200M'],
  ['US', '91-1144442'],
];

test.each(valid)('%s: %s is a tax number, and few other fourth digits make one', (country, number) => {
  expect(isTaxNumberOf(country, number)).toBe(true);
  const at = [...number.matchAll(/\d/g)][3]?.index ?? 0;
  const changed = [...Array(10).keys()].map(
    (digit) => `${number.slice(0, at)}${digit}${number.slice(at + 1)}`,
  );
  const accepted = changed.filter((one) => isTaxNumberOf(country, one));
  if (country !== 'US') expect(accepted.length).toBeLessThan(4);
});

test('a number of one country is none of another', () => {
  expect(isTaxNumberOf('FR', 'DE136695976')).toBe(false);
  expect(isTaxNumberOf('DE', 'FR40303265045')).toBe(false);
  expect(isTaxNumberOf('IN', 'DE136695976')).toBe(false);
});

test('a country whose numbers are not known takes any', () => {
  expect(isTaxNumberOf('KE', 'P051234567X')).toBe(true);
});

test('the numbers of every country can be checked', () => {
  for (const { id } of countriesIn('en')) expect(typeof isTaxNumberOf(id, '0')).toBe('boolean');
});
