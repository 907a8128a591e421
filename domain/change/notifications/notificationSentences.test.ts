import { expect, test } from 'vitest';
import { languages } from '../../contract/languages.ts';
import { type NotificationContent, notificationEvents, titleIn } from './notificationRows.ts';
import { operatorEvents, operatorTitleIn } from './operatorNotificationRows.ts';

const isoDay = /\d{4}-\d{2}-\d{2}/;
const day = '2026-07-01';
const moment = '2026-07-01T09:30:00.000Z';
/** A date for every value of a sentence; times where the sentence expects them. */
const everywhere = (places: object) =>
  new Proxy(places, { get: (own, name) => Reflect.get(own, name) ?? day });

test.each(notificationEvents)('the notification %s has no ISO date in any language', (event) => {
  const words = everywhere({ when: { at: moment, zone: 'Europe/Berlin' }, type: 'Phishing' });
  const notification = { key: 'support', event, words, body: null, link: '/' } as NotificationContent;
  for (const language of languages) expect(titleIn(language, notification)).not.toMatch(isoDay);
});

test.each(operatorEvents)('the operator notification %s has no ISO date in any language', (event) => {
  const words = everywhere({ from: moment, until: moment }) as Record<string, unknown>;
  for (const language of languages) expect(operatorTitleIn(language, event, words)).not.toMatch(isoDay);
});

test('the start date of a hire is formatted for its reader', () => {
  const words = { company: 'Lumenfold', name: 'Ada Byron', date: day };
  const hire: NotificationContent = {
    key: 'recruiterRequests',
    event: 'hiredFrom',
    words,
    body: null,
    link: '/',
  };
  expect(languages.map((language) => titleIn(language, hire))).toEqual([
    'Lumenfold wants to hire Ada Byron from Jul 1, 2026',
    'Lumenfold quiere contratar a Ada Byron a partir del 1 jul 2026',
    'Lumenfold souhaite embaucher Ada Byron à partir du 1 juil. 2026',
    'Lumenfold möchte Ada Byron ab 01.07.2026 einstellen',
  ]);
});
