import { expect, it } from 'vitest';
import { weekIn } from './weeks.ts';

it.each([
  ['KW 3', '2026-11-30', '2027-01-18'],
  ['KW 49', '2026-11-30', '2026-11-30'],
  ['KW 49', '2026-12-06', '2026-11-30'],
  ['KW 49', '2026-12-07', '2027-12-06'],
  ['CW 1 2027', '', '2027-01-04'],
  ['week 53/26', '', '2026-12-28'],
  ['Semana 2', '2026-11-30', '2027-01-11'],
  ['KW 3', '', null],
  ['KW 0', '2026-11-30', null],
  ['KW 54', '2026-11-30', null],
  ['within 2 weeks', '2026-11-30', null],
  ['week 3 of the project', '2026-11-30', null],
])('%s, read on %s, begins on %s', (text, today, monday) => {
  expect(weekIn(text, today)).toBe(monday);
});
