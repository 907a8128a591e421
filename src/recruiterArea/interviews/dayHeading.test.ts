import { expect, it } from 'vitest';
import { dayHeading } from './dayHeading.ts';

it.each([
  ['en', '2026-11-28', 'Today', 'Saturday, November 28'],
  ['en', '2026-11-29', 'Tomorrow', 'Sunday, November 29'],
  ['en', '2026-11-27', 'Yesterday', 'Friday, November 27'],
  ['en', '2026-11-30', 'Monday, November 30', null],
  ['en', '2027-01-04', 'Monday, January 4, 2027', null],
  ['de', '2026-11-29', 'Morgen', 'Sonntag, 29. November'],
  ['fr', '2026-11-28', 'Aujourd’hui', 'samedi 28 novembre'],
  ['es', '2026-11-29', 'Mañana', 'domingo, 29 de noviembre'],
  ['es', '2026-12-01', 'Martes, 1 de diciembre', null],
])('in %s, the heading of %s is %s', (locale, day, name, date) => {
  expect(dayHeading(day, '2026-11-28', locale)).toEqual({ name, date });
});
