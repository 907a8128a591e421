import { expect, test } from 'vitest';
import en from '../../../locales/en/notifications.json' with { type: 'json' };
import { nounOf } from '../../contract/index.ts';
import { languages } from '../../contract/languages.ts';
import { metaOfField } from '../../contract/noun.ts';
import { type NotificationTitle, titleIn } from './notificationTitle.ts';

const isoDay = /\d{4}-\d{2}-\d{2}/;
const day = '2026-07-01';
const inBerlin = { at: '2026-07-01T09:30:00.000Z', zone: 'Europe/Berlin' };
/** A date for every value of a title; times where it expects them. */
const values: NotificationTitle['values'] = new Proxy(
  { when: inBerlin, from: inBerlin, until: inBerlin },
  { get: (own, name) => Reflect.get(own, name) ?? day },
);
const codes = Object.keys({ ...en.users, ...en.operators }) as NotificationTitle['code'][];

test.each(codes)('the notification %s has no ISO date in any language', (code) => {
  for (const language of languages) expect(titleIn(language, { code, values })).not.toMatch(isoDay);
});

test('the start date of a hire is formatted for its reader', () => {
  const hire = {
    code: 'hiredFrom' as const,
    values: { company: 'Lumenfold', name: 'Ada Byron', date: day },
  };
  expect(languages.map((language) => titleIn(language, hire))).toEqual([
    'Lumenfold wants to hire Ada Byron from Jul 1, 2026',
    'Lumenfold quiere contratar a Ada Byron a partir del 1 jul 2026',
    'Lumenfold souhaite embaucher Ada Byron à partir du 1 juil. 2026',
    'Lumenfold möchte Ada Byron ab 01.07.2026 einstellen',
  ]);
});

test('a company that is named like a stored value keeps its name', () => {
  const asks = { code: 'companyAsks' as const, values: { company: 'High' } };
  expect(titleIn('de', asks)).toBe('High möchte sich registrieren');
});

test.each(['type', 'severity'])('each %s of an incident has a text in every language', (field) => {
  const stored = metaOfField(nounOf('incidents'), field).values ?? [];
  expect(stored.length).toBeGreaterThan(3);
  expect(Object.keys(en.values)).toEqual(expect.arrayContaining([...stored]));
});
