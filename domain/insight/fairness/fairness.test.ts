import { describe, expect, test } from 'vitest';
import { loadGazetteer } from '../../places/loadGazetteer.ts';
import { wilson } from '../wilson.ts';
import { compareGroups, fairnessReport } from './fairness.ts';
import type { SelectionGroup } from './selections.ts';
import { textLanguage } from './textLanguage.ts';

const group = (name: string, considered: number, selected: number) => ({ group: name, considered, selected });
const verdictsOf = (...groups: ReturnType<typeof group>[]) =>
  Object.fromEntries(
    compareGroups(groups).map(({ group: name, ratio, verdict }) => [
      name,
      `${verdict} ${ratio === null ? '–' : ratio.toFixed(2)}`,
    ]),
  );

// Newcombe, Two-sided confidence intervals for the single proportion (1998), table I.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('the interval of %i in %i is %f to %f', (hits, count, low, high) => {
  const found = wilson(hits, count);
  expect(found.low).toBeCloseTo(low, 4);
  expect(found.high).toBeCloseTo(high, 4);
});

describe('groups are compared with the best one', () => {
  test('and warned of below four fifths only if the intervals lie apart', () => {
    expect(
      verdictsOf(group('a', 400, 120), group('b', 400, 97), group('c', 60, 13), group('d', 400, 60)),
    ).toEqual({ a: 'best 1.00', b: 'within 0.81', c: 'unclear 0.72', d: 'below 0.50' });
  });

  test('unless they have fewer than 30 people', () => {
    expect(verdictsOf(group('a', 100, 50), group('b', 29, 0), group('c', 30, 0))).toEqual({
      a: 'best 1.00',
      b: 'tooFew –',
      c: 'below 0.00',
    });
  });

  test('or fewer than 5 of them would be selected at the best rate', () => {
    expect(verdictsOf(group('a', 1000, 100), group('b', 49, 0), group('c', 50, 1))).toEqual({
      a: 'best 1.00',
      b: 'tooFew –',
      c: 'unclear 0.20',
    });
  });

  test('which is never a small one, and is missing if all are small or hardly anyone was selected', () => {
    expect(verdictsOf(group('a', 100, 20), group('b', 10, 10))).toEqual({ a: 'best 1.00', b: 'tooFew –' });
    expect(verdictsOf(group('a', 100, 4), group('b', 29, 20))).toEqual({ a: 'tooFew –', b: 'tooFew –' });
    expect(compareGroups([])).toEqual([]);
  });

  test('of which the larger one is first, and equal ones are both compared', () => {
    expect(verdictsOf(group('a', 50, 10), group('b', 100, 20))).toEqual({ a: 'within 1.00', b: 'best 1.00' });
  });
});

test('locations become countries, and those that name none are one group', async () => {
  const at = (location: string, considered: number, topTen: number): SelectionGroup => ({
    by: 'country',
    group: location,
    considered,
    topTen,
    requested: 0,
    interviewed: 0,
    hired: 0,
  });
  const counted = [
    { ...at('', 17, 6), by: 'all' as const },
    at('Berlin', 4, 1),
    at('München, Deutschland', 5, 2),
    at('Germany', 1, 1),
    at('Austin, TX', 3, 1),
    at('Somewhere', 2, 0),
    at('Elsewhere', 2, 1),
  ];
  const { rows, ...report } = fairnessReport(
    counted,
    { period: { from: '2026-06-01', to: '2026-06-15' }, searches: 3, names: {} },
    await loadGazetteer(),
  );
  expect(report).toMatchObject({ considered: 17, selected: { topTen: 6, hired: 0 }, searches: 3 });
  const first = rows.filter(({ by, step }) => by === 'country' && step === 'topTen');
  expect(first.map((one) => [one.group, one.considered, one.selected])).toEqual([
    ['DE', 10, 4],
    ['', 4, 1],
    ['US', 3, 1],
  ]);
});

test.each([
  ['Builds services for the public sector and runs them with two colleagues.', 'en'],
  ['Entwickelt seit 2019 Dienste für die Verwaltung und betreibt sie mit der Gruppe.', 'de'],
  ['Développe des services pour les administrations et les exploite avec une équipe.', 'fr'],
  ['Desarrolla servicios para la administración con una empresa del sector, por encargo.', 'es'],
  ['Projektuje usługi dla administracji i utrzymuje je z zespołem.', 'other'],
  ['React, TypeScript, SQL', 'other'],
  ['FÜR DIE BANK UND DAS AMT', 'de'],
  ['Underhanded: withering therefore', 'other'],
  ['The und', 'other'],
  ['', 'none'],
  [null, 'none'],
])('the language of %j is %s', (text, language) => {
  expect(textLanguage(text)).toBe(language);
});
